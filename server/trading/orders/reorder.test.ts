import { expect, test } from 'vitest'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { openStandingOrderShop } from '../../../tests/support/shops/standing-order-shop.ts'

const shop = await openStandingOrderShop()

/** An order on account of three kegs and of four from one brewery, with the calls of its buyer and of the brewery. */
async function orderOfTwoKegs() {
  await shop.signInAgain()
  const who = await shop.standingBuyer('invoice')
  const brewery = await buildBrewery(shop.database, {}, shop.now())
  const seller = await shop.person()
  await addMember(shop.database, { clientId: seller.clientId, breweryId: brewery.id, role: 'owner' })
  const { id: beerId } = await buildBeer(shop.database, { breweryId: brewery.id })
  const kegs: string[] = []
  for (const quantity of [3, 4]) {
    const keg = await shop.variant({ beerId, priceMinor: 10_000, availableUnits: 100 })
    await shop.add({ ...keg, quantity }, who.buyer)
    kegs.push(keg.variantId)
  }
  const placed = await shop.placed(who.buyer, { payment: 'invoice' })
  const { number } = placed
  const [part] = placed.consignments
  const expectDone = (reply: Awaited<ReturnType<typeof shop.post>>) => {
    expect(reply.statusCode, reply.body).toBeLessThan(300)
    return reply.json()
  }
  return {
    part: part!.id,
    beerId,
    titles: async () =>
      (await shop.get(`/api/orders/${number}/reorder`, who.buyer))
        .json()
        .items.map(({ title }: { title: string }) => title),
    sell: async (path: string, body: object) =>
      expectDone(await shop.post(`/api/sell/${brewery.slug}/${path}`, body, shop.keyed(seller))),
    buy: async (path: string, body: object = {}) =>
      expectDone(await shop.post(`/api/orders/${number}/${path}`, body, shop.keyed(who.buyer))),
    run: (verb: string, ...words: string[]) => shop.operate('orders', verb, number, ...words),
    order: () => shop.order(number, who.buyer),
    /** What ordering again orders, and what a standing order of it does. */
    again: async () => {
      const { items, changes } = (await shop.get(`/api/orders/${number}/reorder`, who.buyer)).json()
      const { lines, collections } = await shop.made(who, { orderNumber: number })
      return { reorder: unitsOf(items, kegs), standing: unitsOf(lines, kegs), changes, collections }
    },
  }
}
/** Which keg each is, from 0, and how many. */
const unitsOf = (rows: readonly { itemId: string; quantity: number }[], kegs: readonly string[]) =>
  rows.map(({ itemId, quantity }) => [kegs.indexOf(itemId), quantity])

const sameAgain = {
  reorder: [
    [0, 3],
    [1, 4],
  ],
  standing: [
    [0, 3],
    [1, 4],
  ],
  changes: [],
  collections: [],
}

test('what was sent again for a claim is not ordered again beside what was ordered (STAND-01, CLAIM-09)', async () => {
  const { part, sell, buy, run, order, again } = await orderOfTwoKegs()
  for (const step of [['accept'], ['dispatch'], ['deliver', 'name=Jo Barr']])
    await run(step[0]!, ...step.slice(1))
  expect(await again()).toEqual(sameAgain)
  const claim = {
    part,
    kind: 'damaged',
    text: 'One keg leaked all over.',
    lines: [{ position: 0, units: 1 }],
    wish: 'replacement',
  }
  const { claims } = await buy('claims', claim)
  await sell(`claims/${claims[0].id}/answer`, { answer: 'replace' })
  expect((await order()).consignments).toMatchObject([
    {},
    { claimId: claims[0].id, lines: [{ quantity: 1 }] },
  ])
  expect(await again()).toEqual(sameAgain)
})

test('of a line that was replaced what was ordered is ordered again, not what came in its place (STAND-01)', async () => {
  const { part, beerId, sell, buy, order, again } = await orderOfTwoKegs()
  const other = await shop.variant({ beerId, priceMinor: 9000, availableUnits: 20 })
  const substitute = { variantId: other.variantId, units: 2 }
  await sell(`orders/${part}/propose`, {
    lines: [
      { position: 0, units: 1, substitute },
      { position: 1, units: 3 },
    ],
  })
  await buy(`parts/${part}/agree`)
  expect((await order()).consignments[0]!.lines).toMatchObject([
    { quantityOrdered: 3, quantity: 1 },
    { quantityOrdered: 4, quantity: 3 },
    { quantityOrdered: 2, quantity: 2, replacesPosition: 0 },
  ])
  expect(await again()).toEqual(sameAgain)
})

test('what is ordered again is named, so that the basket can say what was added', async () => {
  const { order, titles } = await orderOfTwoKegs()
  const [part] = (await order()).consignments
  const named = part!.lines.map(({ title }) => title)
  expect(named).toHaveLength(2)
  expect(await titles()).toEqual(named)
})
