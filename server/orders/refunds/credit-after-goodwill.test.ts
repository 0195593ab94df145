import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()

test('a unit is credited after goodwill gave all the money back: its seller pays in place of Dray, and no money moves (CLAIM-05, CLAIM-06)', async () => {
  const { parts, staff, refund, balances, credits, order } = await sendTwoBreweryOrder(shop)
  const [one, other] = [await staff('finance'), await staff('finance')]
  const confirmed = async (body: object) => {
    const { id, state } = (await refund(body, one)).json()
    expect(state).toBe('asked')
    const keyed = { ...other, 'idempotency-key': crypto.randomUUID() }
    const reply = await shop.post(`/api/admin/refunds/${id}/confirmation`, {}, keyed)
    expect(reply.json()).toMatchObject({ state: 'done' })
    await shop.sweep()
  }
  await confirmed({ items: [], goodwillMinor: 60_000, reason: 'goodwill', cause: 'dray' })
  const given = { imbalance: 0, buyer: 0, goodwill: 60_000, due: [-24_000 + 720, -36_000 + 1080] }
  expect(await balances()).toMatchObject(given)

  await confirmed({ items: [{ part: parts[0], what: 'units', position: 0, units: 1 }] })
  expect(await credits()).toEqual([[12_000, 'Damaged. One keg leaked.']])
  const due = [-12_000 + 360, -36_000 + 1080]
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: 0, goodwill: 48_000, due })
  expect(await order()).toMatchObject({ payment: { state: 'refunded', refundedMinor: 60_000 } })
})
