import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { StaffBrewery, StaffBreweryList } from '../../../shared/api/staff-breweries-api.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const staffOf = async (role: StaffRole) => {
  const person = await shop.buyer()
  await addStaff(shop.database, person.clientId, role)
  return person
}
const operations = await staffOf('operations')
const keyed = (who: Record<string, string> = operations) => ({ ...who, 'idempotency-key': randomUUID() })
const list = async (query: string) =>
  (await shop.get(`/api/admin/breweries?${query}`, operations)).json() as StaffBreweryList
const read = async (slug: string, who: Record<string, string> = operations) =>
  (await shop.get(`/api/admin/breweries/${slug}`, who)).json() as StaffBrewery
const check = {
  awrsNumber: 'XAAW00000123456',
  nameOnRegister: 'Tern Ltd',
  status: 'approved',
  evidence: { text: 'Approved.' },
}

test('a brewery says what is missing, and is cleared the moment the last of it is there (STAF-16)', async () => {
  const { one } = await placeTwoBreweryOrder(shop, 'card')
  const bare = await buildBrewery(shop.database, {
    name: 'Zephyr Works',
    slug: 'zephyr-works',
    closureReason: 'seller_not_cleared',
  })
  const [row] = (await list('q=zephyr')).rows
  expect(row).toMatchObject({ slug: bare.slug, states: ['setting_up'], openParts: 0 })
  expect(row!.missing).toContain('AWRS: no good entry.')
  expect((await list('q=zephyr&view=cleared')).rows).toEqual([])
  const { standing, delivery, openParts } = await read(bare.id)
  expect([standing.isCleared, delivery.version, openParts]).toEqual([false, 0, []])

  const cleared = (await list(`view=cleared&q=${one.brewery.slug}`)).rows[0]
  expect(cleared).toMatchObject({ missing: [], openParts: 1 })

  const lookedUpAt = shop.now().toISOString()
  const path = `/api/admin/breweries/${bare.slug}/awrs-checks`
  const preview = (await shop.post(`${path}?dryRun=true`, { ...check, lookedUpAt }, operations)).json()
  expect(preview.deadlines).toContain('AWRS: settled.')
  expect((await read(bare.slug)).standing.awrs.entries).toEqual([])
  await shop.post(`${path}?digest=${preview.digest}`, { ...check, lookedUpAt }, keyed())
  const after = (await read(bare.slug)).standing
  expect(after.awrs.state).toBe('good')
  expect(after.missing.map(({ condition }) => condition)).not.toContain('awrs')
})

test('suspending shows beers, open orders and money, and stops them; reinstating says what is missing (STAF-17)', async () => {
  const { number, one, placed } = await placeTwoBreweryOrder(shop, 'card')
  const { slug, name } = one.brewery
  const path = `/api/admin/breweries/${slug}/suspension`
  const body = { reason: 'Its documents were wrong.' }
  const preview = (await shop.post(`${path}?dryRun=true`, body, operations)).json()
  expect(preview.deadlines[0]).toContain(number)
  expect(preview.stock[0]).toContain('This brewery cannot take orders on Dray at the moment.')
  expect(preview.money.join(' ')).toMatch(/£[\d.,]+ is held/)
  expect((await read(slug)).standing.suspension).toBeNull()
  const support = await staffOf('support')
  expect((await shop.post(`${path}?dryRun=true`, body, support)).json().code).toBe('role_missing')
  const done = await shop.post(`${path}?digest=${preview.digest}`, body, keyed())
  expect(done.json()).toMatchObject({ isCleared: false, suspension: { reason: body.reason } })
  expect((await list(`view=suspended&q=${slug}`)).rows).toMatchObject([{ name, states: ['suspended'] }])
  const part = placed.consignments.find(({ team }) => team?.name === name)!
  const accepted = await shop.post(`/api/admin/orders/${part.id}/accept`, { why: 'They rang.' }, keyed())
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'brewery_stopped'])
  const back = await shop.call('DELETE', `${path}?dryRun=true`, {}, operations)
  expect(back.json()).toMatchObject({ deadlines: ['Suspension: settled.', `${name} takes orders.`] })
  expect((await shop.call('DELETE', path, {}, keyed())).json().isCleared).toBe(true)
})

test('support sees no money of a brewery, and admins alone its people (STAF-16)', async () => {
  const { one } = await placeTwoBreweryOrder(shop, 'card')
  const { slug } = one.brewery
  const seen = async (role: StaffRole) => {
    const { money, people } = await read(slug, await staffOf(role))
    return [money !== null, people !== null]
  }
  expect(await seen('support')).toEqual([false, false])
  expect(await seen('finance')).toEqual([true, false])
  expect(await seen('admin')).toEqual([true, true])
  expect((await shop.get(`/api/admin/breweries/${slug}`, await shop.buyer())).statusCode).toBe(404)
})

test('finance holds payouts after seeing what is not paid out, and lets them go again (PAYO-03)', async () => {
  const { one } = await placeTwoBreweryOrder(shop, 'card')
  const { slug } = one.brewery
  const finance = await staffOf('finance')
  const path = `/api/admin/money/breweries/${slug}/hold`
  const body = { reason: 'A court asked.' }
  const preview = (await shop.post(`${path}?dryRun=true`, body, finance)).json()
  expect(preview.warnings).toEqual(['Dray holds your payouts: A court asked.'])
  expect((await read(slug, finance)).money!.hold?.kind).not.toBe('finance')
  await shop.post(`${path}?digest=${preview.digest}`, body, keyed(finance))
  expect((await read(slug, finance)).money!.hold).toMatchObject({ kind: 'finance' })
  expect((await shop.post(path, body, keyed(operations))).json().code).toBe('role_missing')
  expect((await shop.call('DELETE', path, {}, keyed(finance))).statusCode).toBe(200)
})
