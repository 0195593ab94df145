import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop
const noon = londonMoment(addDays(londonDay(shop.now()), 1), '12:00')
shop.wait((noon.getTime() - shop.now().getTime()) / 1000)

/** A brewery with two containers at £96.75, its seller, and the seller's calls. */
async function seller(role: 'sales' | 'cellar' | 'accounts' = 'sales', name?: string) {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, ...(name && { name }) })
  const one = await buildContainer(database, { beerId: beer.id, priceMinor: 9675 })
  const other = await buildContainer(database, { beerId: beer.id, priceMinor: 9675 })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role })
  const root = `/api/sell/${brewery.slug}`
  return {
    brewery,
    beer,
    one,
    other,
    keg: { kind: 'variant', variantId: one.storefrontVariantId! },
    second: { kind: 'variant', variantId: other.storefrontVariantId! },
    get: async (path: string) => shop.get(`${root}${path}`, who),
    post: (path: string, body: object) =>
      shop.post(`${root}${path}`, body, { ...who, 'idempotency-key': randomUUID() }),
    save: (list: object, id: string = randomUUID(), query = '') =>
      shop.call(
        'PUT',
        `${root}/price-lists/${id}${query}`,
        { name: 'Locals', percentOff: 0, members: [], prices: [], ...list },
        who,
      ),
    remove: (id: string, query = '') =>
      shop.call('DELETE', `${root}/price-lists/${id}${query}`, undefined, who),
  }
}
type Buyer = Awaited<ReturnType<typeof shop.buyer>>
const named = async ({ clientId }: Buyer) => ({
  email: (await findPublicClients(database, [clientId])).get(clientId)!.email,
})
const quoteOf = async (keg: object, headers?: Buyer) => {
  const answer = await shop.post('/public/basket/quote', { lines: [{ ...keg, quantity: 1 }] }, headers)
  expect(answer.headers['cache-control']).toContain('no-store')
  return answer.json().items[0] as { priceMinor: number; yourPrice?: string }
}
const tenPercent = 1000

test('a pub on a list of 10 % pays £87.08 for £96.75 in quote, basket, quick order and order; others pay as before (PRICE-02, PRICE-03)', async () => {
  const { keg, beer, save } = await seller('sales', 'Quernstone')
  const [pub, rival] = [await shop.buyer(), await shop.buyer()]
  const path = paths.beer({ ...beer, style: 'Porter', brewerySlug: 'x' })
  const pageOfGuest = (await shop.get(path)).body
  expect((await save({ percentOff: tenPercent, members: [await named(pub)] })).statusCode).toBe(200)

  expect(await quoteOf(keg, pub)).toMatchObject({
    priceMinor: 8708,
    yourPrice: 'Your price; others pay £96.75',
  })
  for (const others of [undefined, rival]) {
    const quoted = await quoteOf(keg, others)
    expect([quoted.priceMinor, quoted.yourPrice]).toEqual([9675, undefined])
  }
  expect((await shop.get(path, pub)).body).toBe(pageOfGuest)

  expect((await shop.add({ ...keg, quantity: 2 }, pub)).statusCode).toBe(200)
  const [line] = await shop.items(pub)
  expect(line).toMatchObject({ priceMinor: 8708, baselinePriceMinor: 8708, priceChangeMinor: 0 })
  const changed = (await shop.patch(line!.cartItemId, 3, pub)).json().item
  expect(changed).toMatchObject({ quantity: 3, priceMinor: 8708, yourPrice: 'Your price; others pay £96.75' })
  const read = async (headers?: Buyer) =>
    (await shop.post('/public/quick-order', { text: `2 ${beer.name}` }, headers))
      .json()
      .rows[0].items.flatMap(({ sizes }: { sizes: { variantId: string; priceMinor: number }[] }) => sizes)
      .find(({ variantId }: { variantId: string }) => variantId === keg.variantId)?.priceMinor
  await expect.poll(() => read(pub)).toBe(8708)
  expect([await read(rival), await read()]).toEqual([9675, 9675])

  const order = await shop.placed(pub)
  expect(order.goodsMinor).toBe(3 * 8708)
  expect(order.consignments[0]!.lines[0]).toMatchObject({ unitPriceMinor: 8708, basePriceMinor: 9675 })
  await shop.add({ ...keg, quantity: 1 }, rival)
  expect((await shop.placed(rival)).consignments[0]!.lines[0]).toMatchObject({
    unitPriceMinor: 9675,
    basePriceMinor: null,
  })
})

test('a single price counts before the percentage, and one above the base price is the base price (PRICE-02)', async () => {
  const { keg, second, one, other, save } = await seller()
  const pub = await shop.buyer()
  const prices = [
    { containerId: one.id, priceMinor: 9000 },
    { containerId: other.id, priceMinor: 9900 },
  ]
  await save({ percentOff: tenPercent, members: [await named(pub)], prices })
  expect([(await quoteOf(keg, pub)).priceMinor, (await quoteOf(second, pub)).priceMinor]).toEqual([
    9000, 9675,
  ])
  expect((await quoteOf(second, pub)).yourPrice).toBeUndefined()
})

test('a pub put on a second list moves, and one taken off pays everybody’s price with an alert (PRICE-02, PRICE-03)', async () => {
  const { keg, get, save, remove } = await seller()
  const pub = await shop.buyer()
  const [first, second] = [randomUUID(), randomUUID()]
  await save({ percentOff: tenPercent, members: [await named(pub)] }, first)
  expect((await shop.add({ ...keg, quantity: 1 }, pub)).statusCode).toBe(200)
  await save({ name: 'Friends', percentOff: 2000, members: [await named(pub)] }, second)
  const { lists } = (await get('/price-lists')).json()
  expect(
    lists.map(({ name, members }: { name: string; members: object[] }) => [name, members.length]),
  ).toEqual([
    ['Friends', 1],
    ['Locals', 0],
  ])
  expect((await shop.items(pub))[0]).toMatchObject({ priceMinor: 7740, priceChangeMinor: 7740 - 8708 })
  expect((await remove(second)).statusCode).toBe(200)
  expect((await shop.items(pub))[0]).toMatchObject({ priceMinor: 9675, priceChangeMinor: 9675 - 8708 })
  expect((await shop.place(pub)).json().changes).toMatchObject([{ reason: 'price_changed' }])
})

test('who signs in with a basket at everybody’s price has the own price without an alert (PRICE-02)', async () => {
  const { keg, save } = await seller()
  const pub = await shop.buyer()
  await save({ percentOff: tenPercent, members: [await named(pub)] })
  await shop.merge([{ ...keg, quantity: 1, baselinePriceMinor: 9675 }], randomUUID(), pub)
  expect((await shop.items(pub))[0]).toMatchObject({
    priceMinor: 8708,
    baselinePriceMinor: 8708,
    priceChangeMinor: 0,
  })
})

test('no other brewery, role or pub sees a list or names a pub that it does not know (PRICE-03)', async () => {
  const [one, other] = [await seller(), await seller()]
  const pub = await shop.buyer()
  const list = randomUUID()
  await one.save({ percentOff: tenPercent, members: [await named(pub)] }, list)
  expect((await other.get('/price-lists')).json()).toEqual({ lists: [] })
  expect((await other.remove(list)).statusCode).toBe(404)
  expect((await other.save({ name: 'Mine' }, list)).statusCode).toBe(404)
  const pubs = [{ pub: pub.clientId }]
  expect((await other.save({ members: pubs })).json()).toMatchObject({ field: 'members' })
  expect((await other.get(`/prices/${other.one.id}/pubs/${pub.clientId}`)).statusCode).toBe(404)
  expect((await one.get(`/prices/${other.one.id}/pubs/${pub.clientId}`)).statusCode).toBe(404)
  const foreign = [{ containerId: other.one.id, priceMinor: 1 }]
  expect((await one.save({ prices: foreign }, list)).json()).toMatchObject({ field: 'prices' })
  expect((await quoteOf(one.keg, pub)).priceMinor).toBe(8708)
  expect((await (await seller('cellar')).get('/price-lists')).statusCode).toBe(404)
  expect((await (await seller('accounts')).save({})).statusCode).toBe(403)
  const taken = await shop.get('/api/account/data', pub)
  expect(taken.json().priceLists).toMatchObject([{ list: 'Locals', percentOff: 10 }])
})

test('what a pub would pay is what its basket says, from list and day (SELL-28)', async () => {
  const { one, keg, get, post, save } = await seller()
  const pub = await shop.buyer()
  const tomorrow = addDays(londonDay(shop.now()), 1)
  await save({ name: 'Five', percentOff: 500, members: [await named(pub)] })
  const answer = await post('/prices', { containerId: one.id, priceMinor: 9200, fromDay: tomorrow })
  expect(answer.json().rows[0]).toMatchObject({ priceMinor: 9200, fromDay: tomorrow })
  const { rows, views } = (await get('/prices?view=coming')).json()
  expect(rows).toMatchObject([
    { containerId: one.id, priceMinor: 9675, next: { priceMinor: 9200, fromDay: tomorrow } },
  ])
  expect(views).toEqual([
    { key: 'all', count: 2 },
    { key: 'none', count: 0 },
    { key: 'coming', count: 1 },
  ])
  const pays = async (day = '') => (await get(`/prices/${one.id}/pubs/${pub.clientId}${day}`)).json()
  expect(await pays()).toEqual({ priceMinor: 9191, basePriceMinor: 9675, list: 'Five', offer: null })
  expect((await quoteOf(keg, pub)).priceMinor).toBe(9191)
  expect(await pays(`?day=${tomorrow}`)).toEqual({
    priceMinor: 8740,
    basePriceMinor: 9200,
    list: 'Five',
    offer: null,
  })
  expect(
    (await post('/prices', { containerId: one.id, priceMinor: 1, fromDay: '2020-01-01' })).statusCode,
  ).toBe(400)
})

test('the operator keeps the same lists (PRICE-02, PRICE-03)', async () => {
  const { brewery, one, keg } = await seller()
  const pub = await shop.buyer()
  const { email } = await named(pub)
  const prices = (...words: string[]) => shop.operate('prices', ...words)
  await prices('save-list', brewery.slug, 'Locals', '12.5')
  await prices('add-member', brewery.slug, 'Locals', email)
  expect((await quoteOf(keg, pub)).priceMinor).toBe(8466)
  await prices('single', brewery.slug, 'Locals', one.externalId, '80.00')
  expect(await prices('pays', brewery.slug, email, one.externalId)).toContain('£80.00')
  expect(await prices('lists', brewery.slug)).toContain('Locals: 12.5 % off, 1 single prices')
  await prices('remove-member', brewery.slug, 'Locals', email)
  expect((await quoteOf(keg, pub)).priceMinor).toBe(9675)
  expect(await prices('remove-list', brewery.slug, 'Locals')).toContain('gone')
})

test('a list says before who pays by it and what, from and to, and only what was shown is saved (SELL-08, SELL-10, PRICE-02)', async () => {
  const { one, save, remove, get } = await seller('sales', 'Fellgate')
  const pub = await shop.buyer()
  const id = randomUUID()
  const members = [await named(pub)]
  const first = {
    percentOff: tenPercent,
    members,
    prices: [{ containerId: one.id, priceMinor: 8000 }],
  }
  const shown = async (list: object) => (await save(list, id, '?preview=1')).json()
  const preview = await shown(first)
  expect(preview).toMatchObject({
    money: ['10 % off every price.', `Fellgate, ${one.name}: £80.00; until now no price of its own.`],
    deadlines: [
      expect.stringMatching(/ pays by Locals\.$/),
      'It applies at once for 1 pub; orders that were placed stay.',
    ],
  })
  expect((await shown({ ...first, members: [] })).deadlines).toEqual(['No pub is on the list.'])
  expect((await get('/price-lists')).json()).toEqual({ lists: [] })
  const done = await save(first, id, `?digest=${preview.digest}`)
  expect(done.json().lists).toMatchObject([{ name: 'Locals', percentOff: tenPercent }])
  expect((await shown({ ...first, members: [] })).deadlines).toEqual([
    expect.stringMatching(/ pays everybody’s prices again\.$/),
    'It applies at once for 1 pub; orders that were placed stay.',
  ])

  const next = { percentOff: 0, members, prices: [{ containerId: one.id, priceMinor: 8100 }] }
  const other = await shown(next)
  expect(other.money).toEqual([
    'Nothing off every price; until now 10 %.',
    `Fellgate, ${one.name}: £81.00; until now £80.00.`,
  ])
  await save({ ...first, percentOff: 500 }, id)
  expect((await save(next, id, `?digest=${other.digest}`)).json()).toMatchObject({
    code: 'changed_meanwhile',
  })
  const removal = (await remove(id, '?preview=1')).json()
  expect(removal.money).toEqual([
    'Nothing off every price; until now 5 %.',
    `Fellgate, ${one.name}: no price of its own; until now £80.00.`,
  ])
  expect(removal.deadlines[0]).toMatch(/ pays everybody’s prices again\.$/)
  expect((await remove(id, `?digest=${removal.digest}`)).json()).toEqual({ lists: [] })
})

test('another brewery’s list is not found and stays, and a list that gives beer away warns (PRICE-03, ROLE-02)', async () => {
  const [one, other] = [await seller(), await seller()]
  const id = randomUUID()
  expect((await one.save({ percentOff: 500 }, id)).statusCode).toBe(200)
  expect((await other.save({ name: 'Mine' }, id)).statusCode).toBe(404)
  const free = { containerId: one.one.id, priceMinor: 0 }
  const look = async (list: object) => (await one.save(list, id, '?dryRun=true')).json().warnings
  expect(await look({ percentOff: 10_000 })).toEqual([
    'This gives the beer away: 100 % off every price, so that pubs on the list pay £0.00.',
  ])
  expect(await look({ percentOff: 500, prices: [free] })).toEqual([
    expect.stringMatching(/^This gives the beer away: .* costs £0\.00\.$/),
  ])
  expect(await look({ percentOff: 500 })).toEqual([])
})
