import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { approveClients } from '../../../tests/support/builders/approve-clients.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openBusinessShop, type Person } from '../../../tests/support/shops/business-shop.ts'

const shop = await openBusinessShop()
const { database } = shop

/** A brewery with a keg at £100.00, its seller's calls, and a business of two sites of which the first has bought. */
async function sellerAndBusiness() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const { id: containerId, storefrontVariantId } = await buildContainer(database, {
    beerId: beer.id,
    priceMinor: 10_000,
  })
  const keg = { kind: 'variant', variantId: storefrontVariantId! }
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const sites = await shop.twoSites()
  const buy = async (headers: Person['headers']) => {
    await shop.add({ ...keg, quantity: 1 }, headers)
    const order = await shop.placed(headers)
    const paid = await shop.pay(order.number, sandboxTokens.success, headers)
    if (paid.statusCode !== 200) throw new Error(paid.body)
    return order
  }
  await buy(sites.owner.headers)
  const root = `/api/sell/${brewery.slug}`
  const get = async (path: string) => (await shop.get(`${root}${path}`, sales)).json()
  const save = (list: object, { id = randomUUID(), query = '' }: { id?: string; query?: string } = {}) =>
    shop.call(
      'PUT',
      `${root}/price-lists/${id}${query}`,
      { percentOff: 0, members: [], prices: [], ...list },
      sales,
    )
  const pays = async (who: Person, siteId: string | null) => {
    await shop.act(who, siteId)
    const lines = { lines: [{ ...keg, quantity: 1 }] }
    return (await shop.post('/public/basket/quote', lines, who.headers)).json().items[0].priceMinor
  }
  return { ...sites, containerId, get, save, pays, buy }
}

test('a site pays by its own list, its sister site and a later one by that of the business (BIZ-12)', async () => {
  const { owner, first, second, containerId, get, save, pays, buy } = await sellerAndBusiness()
  const [pub] = (await get('/pubs')).rows
  expect(pub).toMatchObject({ pub: first, partOf: { sites: 2 } })
  const business = pub.partOf.id
  const whole = randomUUID()
  expect(
    (await save({ name: 'Group', percentOff: 2000, businesses: [business] }, { id: whole })).json(),
  ).toEqual({
    lists: [
      expect.objectContaining({
        name: 'Group',
        members: [],
        businesses: [expect.objectContaining(pub.partOf)],
      }),
    ],
  })
  expect([await pays(owner, null), await pays(owner, second)]).toEqual([8000, 8000])
  // The site's own list counts, although the business's is lower.
  const single = [{ containerId, priceMinor: 9000 }]
  await save({ name: 'Tap', members: [{ pub: first }], prices: single })
  expect([await pays(owner, null), await pays(owner, second)]).toEqual([9000, 8000])
  expect(await get(`/prices/${containerId}/pubs/${first}`)).toMatchObject({ priceMinor: 9000, list: 'Tap' })
  await shop.act(owner, second)
  expect((await buy(owner.headers)).consignments[0]!.lines[0]).toMatchObject({ unitPriceMinor: 8000 })
  expect((await get(`/pubs/${second}`)).priceList).toMatchObject({ name: 'Group' })
  await shop.act(owner, null)
  const third = await shop.addSite(owner, 'The Attic')
  await approveClients(database, [third])
  expect(await pays(owner, third)).toBe(8000)

  // Programs that do not know businesses leave them where they are.
  await save({ name: 'Group', percentOff: 1000 }, { id: whole })
  expect(await pays(owner, second)).toBe(9000)
  expect((await get('/price-lists')).lists[0].businesses).toMatchObject([{ id: business, sites: 3 }])
  await save({ name: 'Group', percentOff: 1000, businesses: [] }, { id: whole })
  expect([await pays(owner, null), await pays(owner, second)]).toEqual([9000, 10_000])
})

test('a business that moves to another list says so before, and a brewery names only businesses of its pubs (BIZ-12)', async () => {
  const [one, other] = [await sellerAndBusiness(), await sellerAndBusiness()]
  const idOf = async ({ get }: typeof one) => (await get('/pubs')).rows[0].partOf.id
  const business = await idOf(one)
  const list = { name: 'Group', percentOff: 1000, businesses: [business] }
  const shown = (await one.save(list, { query: '?preview=1' })).json()
  expect(shown.deadlines).toEqual([
    expect.stringMatching(
      / \(whole business\) pays by Group; a site on another of your lists by that one\.$/,
    ),
    'It applies at once for 2 pubs; orders that were placed stay.',
  ])
  await one.save(list)
  await one.save({ ...list, name: 'Friends', percentOff: 3000 })
  const { lists } = await one.get('/price-lists')
  expect(
    lists.map(({ name, businesses }: { name: string; businesses: object[] }) => [name, businesses.length]),
  ).toEqual([
    ['Friends', 1],
    ['Group', 0],
  ])
  expect(await one.pays(one.owner, one.second)).toBe(7000)
  expect((await one.save({ name: 'Others', businesses: [await idOf(other)] })).json()).toMatchObject({
    field: 'businesses',
  })
  const taken = (await shop.get('/api/account/data', one.owner.headers)).json()
  expect(taken.priceLists).toMatchObject([{ list: 'Friends', percentOff: 30 }])
})

test('a brewery’s orders and pubs name the business of a site, and of an account of its own none (BIZ-12)', async () => {
  const { owner, first, second, get, buy } = await sellerAndBusiness()
  await shop.act(owner, second)
  const { number } = await buy(owner.headers)
  const { name } = await shop.business(owner)
  const { rows } = await get('/orders?view=all')
  const row = rows.find((each: { number: string }) => each.number === number)
  expect(row).toMatchObject({ pub: 'The Salt Cellar', partOf: name })
  expect(await get(`/orders/${number}`)).toMatchObject({ partOf: name })
  const alone = await shop.buyer()
  const placed = await buy(alone)
  expect(await get(`/orders/${placed.number}`)).toMatchObject({ partOf: null })
  const pubs = (await get('/pubs')).rows.map(({ pub, partOf }: { pub: string; partOf: unknown }) => [
    pub,
    partOf,
  ])
  expect(Object.fromEntries(pubs)).toMatchObject({
    [first]: { name, sites: 2 },
    [second]: { name, sites: 2 },
    [alone.clientId]: null,
  })
})
