import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()

/** The figures of a name, by their labels. */
async function figures(name: string): Promise<Record<string, number>> {
  const text = await shop.metrics()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return Object.fromEntries(
    lines.map((line) => [/="(.*)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
  )
}

test('metrics tell open parts by state, how long one has waited, and refunds that hang (LIFE-24)', async () => {
  expect(await figures('dray_open_parts')).toMatchObject({ placed: 0, accepted: 0 })
  expect(await figures('dray_oldest_unanswered_seconds')).toEqual({ '': 0 })
  await placeTwoBreweryOrder(shop, 'unpaid')
  const { run, one, two } = await placeTwoBreweryOrder(shop)
  shop.wait(600)
  await run('accept', one.brewery.slug)
  expect(await figures('dray_open_parts')).toMatchObject({ placed: 1, accepted: 1, dispatched: 0 })
  expect(await figures('dray_oldest_unanswered_seconds')).toEqual({ '': 600 })
  await run('refuse', two.brewery.slug, 'reason=licence')
  shop.wait(60)
  expect(await figures('dray_refunds_due')).toEqual({ '': 1 })
  expect(await figures('dray_oldest_refund_seconds')).toEqual({ '': 60 })
  expect(await figures('dray_ledger_imbalance')).toEqual({ '': 0 })
  await shop.sweep()
  expect(await figures('dray_refunds_due')).toEqual({ '': 0 })
  expect(await figures('dray_failed_mails')).toEqual({ '': 0 })
})
