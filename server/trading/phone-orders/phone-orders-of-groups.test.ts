import { expect, test } from 'vitest'
import { buildRunShop } from '../../../tests/support/builders/run-order.ts'
import { openPhoneOrderShop } from '../../../tests/support/shops/phone-order-shop.ts'
import { findLineFaults } from '../orders/find-order-faults.ts'

const shop = await openPhoneOrderShop()
shop.goTo(shop.dayAhead(1, 1), '10:00')

test('staff take an order for a group’s next run, and cancelled in time it costs the buyer what the preview says, and in the end nothing (REP-04, REP-05)', async () => {
  const { group, runs, breweries, variantIds } = await buildRunShop(shop, { of: 2, inDays: 9 })
  const phone = await shop.openPhone({ limitMinor: 1_000_000 })
  for (const { slug } of breweries)
    await shop.call('PUT', `/api/account/phone-orders/${slug}`, { isAllowed: true }, phone.buyer)
  const headers = await shop.staff('support')
  const at = `/api/admin/buyers/${phone.buyer.clientId}/phone-orders?group=${group.slug}`
  const lines = variantIds.map((variantId) => ({ variantId, quantity: 3 }))
  const taken = await phone.take('account', lines, { caller: 'Maggie' }, { headers, at })
  expect([taken.statusCode, taken.json().code]).toEqual([201, undefined])
  const { number } = taken.json()
  const order = await shop.order(number, phone.buyer)
  expect(order).toMatchObject({
    group: { id: group.id },
    phone: { takenBy: expect.stringMatching(new RegExp(` of Dray for ${group.name}$`)) },
  })
  expect(order.pallet!.leavesOn).toBe(runs[0]!.day)
  await shop.operate('orders', 'accept', number)
  const accepted = await shop.order(number, phone.buyer)
  const part = accepted.consignments.find(({ steps }) => steps.includes('cancel'))!
  const halved = await shop.post(
    `/api/orders/${number}/cancellation`,
    { consignmentId: part.id },
    phone.buyer,
  )
  expect(part.cancellation!.pallet).toEqual({
    wasMinor: order.pallet!.chargeMinor,
    minor: halved.json().pallet.buyerMinor,
  })
  const sparedMinor = accepted.totalMinor - halved.json().totalMinor
  expect(part.cancellation!.backMinor).toBe(part.totalMinor + sparedMinor)
  const cancelled = await shop.post(`/api/orders/${number}/cancellation`, {}, phone.buyer)
  expect(cancelled.json().state).toBe('cancelled')
  expect((await phone.pad()).json().creditLeftMinor).toBe(1_000_000)
  expect(await findLineFaults(shop.database)).toEqual([])
})
