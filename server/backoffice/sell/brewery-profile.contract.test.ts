import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addDays, addWorkingDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = <H extends object>(who: H) => ({ ...who, 'idempotency-key': randomUUID() })
const today = () => londonDay(shop.now())

/** A brewery of Scotland that sends by carrier within a day, with calls of one of its people. */
async function seller(role: BreweryRole = 'owner') {
  const brewery = await buildBrewery(database, { country: 'Scotland' })
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const cask = await buildContainer(database, { beerId: beer.id, priceMinor: 10_000 })
  const way = { kind: 'carrier', dispatchWithin: 1, roadFrom: 1, roadTo: 1 }
  const zone = {
    postcodes: null,
    radiusKm: null,
    chargeMinor: 0,
    freeAboveMinor: null,
    minimumMinor: null,
    way,
  }
  await shop.operate('delivery', 'set', brewery.slug, JSON.stringify({ zones: [zone], collection: null }))
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role })
  const root = `/api/sell/${brewery.slug}`
  return {
    brewery,
    cask,
    read: async () => (await shop.get(`${root}/profile`, who)).json() as BreweryProfile,
    call: (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      shop.call(method, `${root}/${path}`, body, keyed(who)),
    orders: async () => (await shop.get(`${root}/orders?view=all`, who)).json().rows,
  }
}
async function paidOrder(variantId: string) {
  const buyer = await shop.buyer()
  await shop.add({ kind: 'variant', variantId, quantity: 1 }, buyer)
  const { number } = await shop.placed(buyer, { contact: { ...checkoutContact, postcode: 'EH1 1AA' } })
  await shop.pay(number, sandboxTokens.success, buyer)
  return number
}
const quoted = async (teamId: string) => {
  const parts = [{ teamId, goodsMinor: 10_000 }]
  return (await shop.post('/public/delivery/quote', { postcode: 'EH1 1AA', parts })).json().parts[0]
}
const promisedTo = async (teamId: string) => (await quoted(teamId)).hint

test('closed days move what checkout promises and when an answer is due, and open orders keep theirs (DELV-03)', async () => {
  const { brewery, cask, call, read, orders } = await seller()
  const before = await paidOrder(cask.storefrontVariantId!)
  const [first] = await orders()
  const hint = await promisedTo(brewery.id)
  const days = { from: today(), to: addDays(today(), 13) }
  const look = (await call('POST', 'closures?dryRun=true', days)).json()
  expect(look.warnings[0]).toContain(before)
  expect(await promisedTo(brewery.id)).toBe(hint)
  const done = await call('POST', `closures?digest=${look.digest}`, days)
  expect((done.json() as BreweryProfile).closures).toMatchObject([days])
  expect(await promisedTo(brewery.id)).not.toBe(hint)

  const after = await paidOrder(cask.storefrontVariantId!)
  const rows = await orders()
  const clockOf = (number: string) => rows.find((row: { number: string }) => row.number === number).clock.at
  expect(clockOf(before)).toBe(first.clock.at)
  expect(clockOf(after).slice(0, 10) > days.to).toBe(true)

  // The basket says it before a postcode is known.
  const leavesBy = addWorkingDays(days.to, 2, 'scotland')
  expect((await quoted(brewery.id)).leavesBy).toBe(leavesBy)

  const [closure] = (await read()).closures
  expect((await call('DELETE', `closures/${closure!.id}`)).json().closures).toEqual([])
  expect(await promisedTo(brewery.id)).toBe(hint)
  expect((await quoted(brewery.id)).leavesBy).toBe(addWorkingDays(today(), 2, 'scotland'))
})

test.each([
  ['from', () => ({ from: addDays(today(), -1), to: today() })],
  ['to', () => ({ from: addDays(today(), 3), to: addDays(today(), 2) })],
  ['to', () => ({ from: today(), to: addDays(today(), 42) })],
  ['from', () => ({ from: addDays(today(), 400), to: addDays(today(), 401) })],
])('closed days that cannot be are refused by field %s (DELV-03)', async (field, days) => {
  const { call, read } = await seller()
  const answer = await call('POST', 'closures', days())
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect((await read()).closures).toEqual([])
})

test('two closures never hold the same day, and another brewery removes none (DELV-03)', async () => {
  const [one, other] = [await seller(), await seller()]
  const days = { from: addDays(today(), 2), to: addDays(today(), 4) }
  await one.call('POST', 'closures', days)
  expect((await one.call('POST', 'closures', { from: days.to, to: days.to })).json().field).toBe('from')
  const [closure] = (await one.read()).closures
  expect((await other.call('DELETE', `closures/${closure!.id}`)).statusCode).toBe(404)
  expect((await one.read()).closures).toHaveLength(1)
})

test('the contact changes at once on the brewery’s page, and is in the trail (SELL-27)', async () => {
  const { brewery, call, read } = await seller('accounts')
  const contact = { email: 'hello@tern.example', telephone: '0131 496 0000' }
  expect((await call('PUT', 'contact', { email: 'hello' })).json().field).toBe('email')
  expect((await call('PUT', 'contact', { telephone: 'ring us' })).json().field).toBe('telephone')
  await call('PUT', 'contact', contact)
  expect((await read()).contact).toEqual(contact)
  await expect
    .poll(async () => (await shop.get(`/brewery/${brewery.slug}`)).body, { timeout: 1000 })
    .toContain('hello@tern.example')
  const trail = await auditTrailOf(database, { kind: 'brewery', id: brewery.id })
  expect(trail.find(({ verb }) => verb === 'change contact')?.after).toEqual(contact)
})

test('the code of the documents is chosen once, before the first (DOC-05)', async () => {
  const { call, read } = await seller()
  const { code, isFixed } = (await read()).invoiceCode
  expect([code.length >= 3, isFixed]).toEqual([true, false])
  expect((await call('PUT', 'invoice-code', { code: 'D1X' })).json().field).toBe('code')
  const look = (await call('PUT', 'invoice-code?dryRun=true', { code: 'qxz' })).json()
  expect([look.button, look.documents[0]]).toEqual([
    'Choose QXZ',
    'Your first invoice is QXZ-000001, your first credit note QXZ-C-000001.',
  ])
  await call('PUT', 'invoice-code', { code: 'qxz' })
  expect((await read()).invoiceCode).toEqual({ code: 'QXZ', isFixed: true })
  expect((await call('PUT', 'invoice-code', { code: 'QXY' })).statusCode).toBe(400)
  expect((await (await seller()).call('PUT', 'invoice-code', { code: 'QXZ' })).statusCode).toBe(400)
})

test('sales read the settings and change none, and to the cellar they are not there (ROLE-02)', async () => {
  const sales = await seller('sales')
  expect((await sales.read()).closures).toEqual([])
  expect((await sales.call('PUT', 'contact', {})).statusCode).toBe(403)
  expect((await sales.call('POST', 'closures', { from: today(), to: today() })).statusCode).toBe(403)
  expect((await (await seller('cellar')).call('PUT', 'contact', {})).statusCode).toBe(404)
})
