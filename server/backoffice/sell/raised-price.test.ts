import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop
const today = () => londonDay(shop.now())

/** A brewery with a cask at £88.00 and the calls of one who sells for it. */
async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: `Heron ${brewery.slug}` })
  const cask = await buildContainer(database, { beerId: beer.id, priceMinor: 8800, availableUnits: 9 })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
  const root = `/api/sell/${brewery.slug}`
  const call = (method: 'PUT' | 'POST', path: string, body: object) =>
    shop.call(method, root + path, body, { ...who, 'idempotency-key': randomUUID() })
  return {
    brewery,
    beer,
    cask,
    call,
    price: (priceMinor: number | null, query = '', fromDay = today()) =>
      call('POST', `/prices${query}`, { containerId: cask.id, priceMinor, fromDay }),
    get: async (path: string) => (await shop.get(root + path, who)).json(),
    read: async () => (await shop.get(`${root}/beers/${beer.id}`, who)).json() as OwnBeer,
  }
}
async function basketWith(variantId: string, quantity = 1) {
  const buyer = await shop.buyer()
  await shop.add({ kind: 'variant', variantId, quantity }, buyer)
  return buyer
}
const listed = async (name: string) => (await shop.get(`/shop?q=${encodeURIComponent(name)}`)).body

test('a raised price says before it is set in how many baskets the beer lies, and sets what was shown (SELL-27, SELL-08)', async () => {
  const { cask, price, get } = await seller()
  const variantId = cask.storefrontVariantId!
  await basketWith(variantId)
  await shop.add({ kind: 'variant', variantId, quantity: 2 }, await basketWith(variantId))
  const look = (await price(12_000, '?dryRun=true')).json()
  expect(look).toMatchObject({
    button: 'Set £120.00',
    money: ['£88.00 becomes £120.00 at once.'],
    warnings: ['That is more than 30 % dearer.'],
  })
  expect(look.deadlines.join(' ')).toContain('2 baskets will be notified')
  expect((await get(`/prices/${cask.id}`)).rows).toEqual([])
  expect((await price(12_000, `?digest=${look.digest}`)).json().rows[0]).toMatchObject({ priceMinor: 12_000 })
  const later = (await price(9000, '?dryRun=true', addDays(today(), 9))).json()
  expect(later.deadlines.join(' ')).toMatch(
    /2 baskets hold it now; those that still do on .+ will be notified/,
  )
  await basketWith(variantId)
  const digest = (await price(9100, '?dryRun=true')).json().digest
  await basketWith(variantId)
  expect((await price(9100, `?digest=${digest}`)).json().code).toBe('changed_meanwhile')
})

test('taking a size off sale and archiving it say who has it, and it leaves shop, prices and stock (SELL-27)', async () => {
  const { cask, beer, call, get, read } = await seller()
  await basketWith(cask.storefrontVariantId!)
  const path = `/beers/${beer.id}/containers/${cask.id}`
  const off = (await call('PUT', `${path}/online?dryRun=true`, { isOnline: false })).json()
  expect(off.deadlines[1]).toBe('1 basket will be notified that it is gone.')
  expect((await read()).containers[0]!.isOnline).toBe(true)

  const look = (await call('PUT', `${path}/archived?dryRun=true`, { isArchived: true })).json()
  expect([look.stock, look.deadlines[1]]).toEqual([
    [expect.stringContaining('9 are still there')],
    '1 basket will be notified that it is gone.',
  ])
  const done = (await call('PUT', `${path}/archived?digest=${look.digest}`, { isArchived: true })).json()
  expect(done.containers).toMatchObject([{ isArchived: true, isOnline: false }])
  expect((await get('/prices')).total).toBe(0)
  expect((await get('/stock')).total).toBe(0)
  const { path: page } = await read()
  expect((await shop.get(page!)).body).not.toContain('£88.00')
  await call('PUT', `${path}/archived`, { isArchived: false })
  expect((await read()).containers).toMatchObject([{ isArchived: false, isOnline: false }])
  expect((await get('/stock')).total).toBe(1)
})

test('an archived beer leaves lists and searches with its sizes, and comes back when it is taken back (SELL-27)', async () => {
  const { cask, beer, call, get, read } = await seller()
  const { name } = beer
  await expect.poll(() => listed(name), { timeout: 3000 }).toContain(beer.id)
  await basketWith(cask.storefrontVariantId!)
  const path = `/beers/${beer.id}/archived`
  const look = (await call('PUT', `${path}?dryRun=true`, { isArchived: true })).json()
  expect([look.button, look.deadlines[1]]).toEqual([
    `Archive ${name}`,
    '1 basket will be notified that it is gone.',
  ])
  await call('PUT', `${path}?digest=${look.digest}`, { isArchived: true })
  await expect.poll(() => listed(name), { timeout: 3000 }).not.toContain(beer.id)
  expect([(await get('/beers')).total, (await get('/beers?view=archived')).total]).toEqual([0, 1])
  expect((await shop.get((await read()).path!)).statusCode).toBe(200)
  await call('PUT', path, { isArchived: false })
  await expect.poll(() => listed(name), { timeout: 3000 }).toContain(beer.id)
  expect((await read()).containers[0]!.isOnline).toBe(false)
  await call('PUT', `/beers/${beer.id}/containers/${cask.id}/online`, { isOnline: true })
  expect((await read()).containers[0]!.isOnline).toBe(true)
})

test('no one puts another brewery’s beer away (SELL-27, ROLE-02)', async () => {
  const [one, other] = [await seller(), await seller()]
  for (const path of ['archived', `containers/${one.cask.id}/archived`, `containers/${one.cask.id}/online`]) {
    const body = path.endsWith('online') ? { isOnline: false } : { isArchived: true }
    expect((await other.call('PUT', `/beers/${one.beer.id}/${path}`, body)).statusCode).toBe(404)
  }
})

test('a substitute costs a pub on a price list its own price, named on order and line, and never more (PRICE-02, LIFE-07)', async () => {
  const { brewery, cask, call, get } = await seller()
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const other = await buildContainer(database, { beerId: beer.id, priceMinor: 9000, availableUnits: 5 })
  const variantId = other.storefrontVariantId!
  const pub = await basketWith(cask.storefrontVariantId!, 2)
  const { number } = await shop.placed(pub)
  await shop.pay(number, sandboxTokens.success, pub)
  const part = (await shop.order(number, pub)).consignments[0]!.id
  const offers = async () => (await get(`/orders/${number}/substitutes`)).lines[0].offers
  expect(await offers()).toEqual([])
  const { email } = (await findPublicClients(database, [pub.clientId])).get(pub.clientId)!
  const list = { name: 'Locals', percentOff: 1000, members: [{ email }], prices: [] }
  await call('PUT', `/price-lists/${randomUUID()}`, list)
  expect(await offers()).toMatchObject([{ variantId, unitPriceMinor: 8100, basePriceMinor: 9000 }])
  const propose = (substitute: object) =>
    call('POST', `/orders/${part}/propose`, { lines: [{ position: 0, units: 1, substitute }] })
  const dearer = await propose({ variantId, units: 1, unitPriceMinor: 8500 })
  expect([dearer.statusCode, dearer.json().message]).toEqual([400, expect.stringContaining('£81.00')])
  expect((await propose({ variantId, units: 1 })).statusCode).toBe(200)
  const { proposal } = (await shop.order(number, pub)).consignments[0]!
  expect(proposal!.lines[0]!.substitute).toMatchObject({ unitPriceMinor: 8100, basePriceMinor: 9000 })
  await shop.post(
    `/api/orders/${number}/parts/${part}/agree`,
    {},
    { ...pub, 'idempotency-key': randomUUID() },
  )
  const { lines } = (await shop.order(number, pub)).consignments[0]!
  expect(lines[1]).toMatchObject({ unitPriceMinor: 8100, basePriceMinor: 9000 })
})
