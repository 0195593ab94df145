import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()

test('a unit is credited after goodwill gave all the money back: its seller pays in place of Dray, and no money moves (CLAIM-05, CLAIM-06)', async () => {
  const { parts, staff, refund, balances, credits, order } = await sendTwoBreweryOrder(shop)
  const [one, other] = [await staff('finance'), await staff('finance')]
  const goodwill = { items: [], goodwillMinor: 60_000, reason: 'goodwill', cause: 'dray' }
  const { id } = (await refund(goodwill, one)).json()
  const keyed = { ...other, 'idempotency-key': crypto.randomUUID() }
  const confirmation = await shop.post(`/api/admin/refunds/${id}/confirmation`, {}, keyed)
  expect(confirmation.json()).toMatchObject({ state: 'done' })
  await shop.sweep()
  const given = { imbalance: 0, buyer: 0, goodwill: 60_000, due: [-24_000 + 720, -36_000 + 1080] }
  expect(await balances()).toMatchObject(given)

  // What a second person confirmed leaves one's own limit of the day as it was.
  const unit = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }] }
  expect((await refund(unit, one)).json()).toMatchObject({ state: 'done' })
  await shop.sweep()
  expect(await credits()).toEqual([[12_000, 'Damaged. One keg leaked.']])
  const due = [-12_000 + 360, -36_000 + 1080]
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: 0, goodwill: 48_000, due })
  expect(await order()).toMatchObject({ payment: { state: 'refunded', refundedMinor: 60_000 } })
})
