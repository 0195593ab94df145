import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BeerDrafts, OwnBeer } from '../../../shared/api/beers-api.ts'
import type { StockList } from '../../../shared/api/stock-api.ts'
import { newBeer } from '../../../tests/support/access/beer-requests.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = <H extends object>(who: H, key: string = randomUUID()) => ({ ...who, 'idempotency-key': key })
const operations = await shop.buyer()
await addStaff(database, operations.clientId, 'operations')

async function seller() {
  const brewery = await buildBrewery(database)
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'owner' })
  const root = `/api/sell/${brewery.slug}`
  return {
    brewery,
    who,
    root,
    read: async (id: string) => (await shop.get(`${root}/beers/${id}`, who)).json() as OwnBeer,
    stock: async () => ((await shop.get(`${root}/stock`, who)).json() as StockList).rows,
    add: (body: object, query = '', key?: string) =>
      shop.post(`${root}/beers${query}`, body, keyed(who, key)),
    drafts: async () => ((await shop.get(`${root}/beer-drafts`, who)).json() as BeerDrafts).drafts,
  }
}
const [firkin] = newBeer.sizes
const keg = {
  ...firkin!,
  name: '30L Keg',
  type: 'keg',
  volumeMl: 30_000,
  couplerType: 's',
  priceMinor: 11_000,
  units: 0,
  dutyRate: 'draught',
}
const twoSizes = { ...newBeer, sizes: [firkin, keg] }

test('a new beer of a trusted brewery is on sale with its sizes, prices and stock, once for its key (SELL-43)', async () => {
  const { brewery, add, read, stock } = await seller()
  await changeSetting(database, 'catalogue.trustedBreweries', [brewery.slug])
  const preview = (await add(twoSizes, '?dryRun=true')).json()
  expect(preview.stock).toEqual([
    '9g Cask (Firkin), £96.75, 12 on hand.',
    '30L Keg · S-Type, £110.00, 0 on hand, duty at the draught rate.',
  ])
  expect(await stock()).toEqual([])
  const key = randomUUID()
  const [first, again] = [
    await add(twoSizes, `?digest=${preview.digest}`, key),
    await add(twoSizes, `?digest=${preview.digest}`, key),
  ]
  expect(again.json()).toEqual(first.json())
  const { outcome, beerId } = first.json()
  const beer = await read(beerId)
  expect([outcome, beer.containers.length]).toEqual(['done', 2])
  expect(beer.containers).toMatchObject([
    { name: '9g Cask (Firkin)', priceMinor: 9675, availableUnits: 12, isOnline: true },
    { name: '30L Keg', priceMinor: 11_000, dutyRate: 'draught', isOnline: true },
  ])
  expect((await stock()).map(({ onHand, countedBy }) => [onHand, countedBy !== null])).toEqual([
    [12, true],
    [0, true],
  ])
  expect((await shop.get(beer.path!)).body).toContain('£96.75')
  await changeSetting(database, 'catalogue.trustedBreweries', [])
})

test('for others Dray approves one thing: the beer with its sizes, prices and stock (SELL-43, STAF-20)', async () => {
  const { who, root, add, read, stock } = await seller()
  const { outcome, beerId } = (await add(twoSizes)).json()
  const { change, sizesToCome } = await read(beerId)
  expect([outcome, sizesToCome]).toEqual(['waits', twoSizes.sizes])
  expect(change!.sizes[0]).toBe('9g Cask (Firkin), £96.75, 12 on hand')
  const fewer = { sizes: [{ ...firkin, units: 9 }] }
  expect((await shop.post(`${root}/beers/${beerId}`, fewer, keyed(who))).json().outcome).toBe('waits')
  await shop.post(`/api/admin/catalogue/${change!.id}/approve`, {}, keyed(operations))
  expect((await read(beerId)).containers).toMatchObject([{ priceMinor: 9675, isOnline: true }])
  expect((await stock()).map(({ onHand }) => onHand)).toEqual([9])
  const late = await shop.post(`${root}/beers/${beerId}`, fewer, keyed(who))
  expect([late.statusCode, late.json().field]).toEqual([400, 'sizes'])
})

test.each([
  ['allergens', 'no word of allergens', { allergens: [] }],
  ['allergens', 'milk and no allergens', { allergens: ['none', 'milk'] }],
  ['sizes.1.name', 'one size twice', { sizes: [firkin, firkin] }],
  ['sizes.0.dutyRate', 'draught relief for a small keg', { sizes: [{ ...keg, volumeMl: 10_000 }] }],
  ['sizes.1.dutyMinor', 'a rate and an amount of duty', { sizes: [firkin, { ...keg, dutyMinor: 300 }] }],
  ['sizes.1.priceMinor', 'a price below zero', { sizes: [firkin, { ...keg, priceMinor: -1 }] }],
])(
  '%s is named where a new beer has %s, and nothing of it is stored (SELL-43)',
  async (field, _what, wrong) => {
    const { add, stock } = await seller()
    const answer = await add({ ...twoSizes, ...wrong })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    expect(await stock()).toEqual([])
  },
)

test('a draft is saved as far as it is known, by its brewery alone, and goes once its beer is sent (SELL-43)', async () => {
  const [one, other] = [await seller(), await seller()]
  const id = randomUUID()
  const put = ({ root, who }: typeof one, body: object) =>
    shop.call('PUT', `${root}/beer-drafts/${id}`, body, keyed(who))
  const draft = { words: { name: 'Heron' }, sizes: [firkin] }
  expect((await put(one, { words: {}, sizes: [] })).statusCode).toBe(200)
  expect((await put(one, draft)).json().drafts).toMatchObject([{ id, ...draft }])
  expect((await put(other, draft)).statusCode).toBe(404)
  expect(await other.drafts()).toEqual([])
  expect((await put(one, { words: { style: 'stew' }, sizes: [] })).json().field).toBe('style')
  expect((await one.add({ ...newBeer, draft: id })).json().outcome).toBe('waits')
  expect(await one.drafts()).toEqual([])
  const gone = await shop.call('DELETE', `${one.root}/beer-drafts/${id}`, undefined, keyed(one.who))
  expect(gone.statusCode).toBe(404)
})

test('the label of a beer is drawn from what is typed (SELL-43)', async () => {
  const { root, who } = await seller()
  const drawn = async (query: string) => (await shop.get(`${root}/beer-label?${query}`, who)).body
  const bare = await drawn('')
  const typed = await drawn('name=Heron&style=porter&abv=4.4&colour=5a2d17')
  expect([bare, typed].every((svg) => svg.startsWith('<svg'))).toBe(true)
  expect(typed).not.toBe(bare)
})
