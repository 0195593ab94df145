import { expect, test } from 'vitest'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'

const shop = await openOrderShop()

const glance = async (who: Record<string, string>) => {
  const reply = await shop.get('/api/orders/at-a-glance', who)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test('a client without orders has nothing at a glance (OPEN-25)', async () => {
  expect(await glance(await shop.buyer())).toEqual({ next: null, nextHistory: [], last: null, waiting: [] })
})

test('the order of which something comes is next, and no longer once all of it is there (OPEN-25, DELV-11)', async () => {
  const { buyer, number, placed, run, one, two } = await placeTwoBreweryOrder(shop, 'card')
  const fresh = await glance(buyer)
  expect(fresh).toMatchObject({ next: { number }, last: { number }, waiting: [] })
  const names = new Set(placed.consignments.flatMap(({ lines }) => lines.map(({ title }) => title)))
  expect(fresh.next).toMatchObject({ items: [...names], itemNames: names.size })
  for (const { comes } of fresh.next.consignments)
    expect(comes).toMatch(/^leaves by .+, with you by \w{3} \d+ \w+$/)

  for (const { brewery } of [one, two]) await run('accept', brewery.slug)
  expect((await glance(buyer)).nextHistory.map(({ what }: { what: string }) => what)).toEqual([
    'place',
    'pay',
    'accept',
    'accept',
  ])
  await run('dispatch', one.brewery.slug)
  const [sent, coming] = (await glance(buyer)).next.consignments
  expect([sent.comes, coming.comes]).toEqual([
    expect.stringMatching(/^with you by /),
    expect.stringMatching(/^leaves by /),
  ])

  await run('dispatch', two.brewery.slug)
  for (const { brewery } of [one, two]) await run('deliver', brewery.slug, 'name=Jo Barr')
  expect(await glance(buyer)).toMatchObject({ next: null, last: { number } })
})

test('an unpaid order is waiting for its payment and is not coming yet; a cancelled one is not the last (OPEN-25)', async () => {
  const { buyer, number } = await placeTwoBreweryOrder(shop, 'unpaid')
  expect(await glance(buyer)).toMatchObject({ next: null, last: { number }, waiting: [{ number }] })
  await shop.post(`/api/orders/${number}/cancellation`, {}, buyer)
  expect(await glance(buyer)).toEqual({ next: null, nextHistory: [], last: null, waiting: [] })
})

test('a brewery’s question is waiting for the client’s answer until a moment (OPEN-25, DELV-12)', async () => {
  const { buyer, number, run, one } = await placeTwoBreweryOrder(shop, 'card')
  expect((await glance(buyer)).next.answerBy).toBeNull()
  await run('propose', one.brewery.slug, '1=1')
  const [asked] = (await glance(buyer)).waiting
  expect(asked).toMatchObject({ number })
  const leftMs = Date.parse(asked.answerBy) - Date.now()
  expect(leftMs / 3_600_000).toBeCloseTo(24, 0)
})

test('no one sees another client’s orders at a glance (OPEN-25)', async () => {
  await placeTwoBreweryOrder(shop, 'card')
  expect(await glance(await shop.buyer())).toEqual({ next: null, nextHistory: [], last: null, waiting: [] })
})
