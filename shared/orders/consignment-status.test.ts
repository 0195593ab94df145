import { expect, test } from 'vitest'
import { dispatchText, signedText, statusText } from './consignment-status.ts'

const paid = { payment: { state: 'paid' as const } }
const delivery = { shippingOption: 'delivery' as const, isOwn: false }

test.each([
  ['placed', 'Waiting for the brewery'],
  ['accepted', 'To be delivered to you'],
  ['proposed', 'Waiting for your answer'],
  ['packed', 'Packed for you'],
  ['part_dispatched', 'Partly on its way to you'],
  ['refused', 'Refused: nothing is sent'],
  ['dispatched', 'On its way to you'],
  ['delivered', 'Delivered to you'],
  ['claimed', 'Your claim is being looked at'],
  ['closed', 'Complete'],
  ['cancelled', 'Cancelled: nothing is sent'],
] as const)('a part that is %s says: %s (OPEN-24)', (state, text) => {
  expect(statusText(paid, { ...delivery, state })).toBe(text)
})

test('says what it waits for: the payment, Dray, the buyer (OPEN-24)', () => {
  const placed = { ...delivery, state: 'placed' as const }
  expect(statusText({ payment: { state: 'unpaid' } }, placed)).toBe('Waiting for your payment')
  expect(statusText(paid, { ...placed, isOwn: true })).toBe('Waiting for Dray')
  const collected = { ...delivery, shippingOption: 'collection' as const }
  expect(statusText(paid, { ...collected, state: 'dispatched' })).toBe('Ready to collect')
})

test('names the day of the pallet, or the day by which it leaves, while it is to come (OPEN-24)', () => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: null }
  const placed = { ...delivery, state: 'placed' as const }
  expect(dispatchText(order, placed)).toBe('usually leaves by Tue 24 Nov')
  expect(dispatchText(order, { ...placed, shippingOption: 'collection' })).toBe('usually ready by Tue 24 Nov')
  expect(dispatchText(order, { ...placed, dispatchOn: '2026-12-08' })).toBe('usually leaves by Tue 8 Dec')
  const pallet = { tariffDate: '', zone: '', chargeMinor: 0, separateMinor: null, pallets: [] }
  const onRun = { ...order, pallet: { ...pallet, leavesOn: '2026-11-25' } }
  expect(dispatchText(onRun, placed)).toBe('on the pallet of Wed 25 Nov')
  expect(dispatchText(onRun, { ...placed, state: 'delivered' })).toBeNull()
})

test.each([
  ['delivery', 'Morag Landlord', 'signed for by Morag Landlord, 18 Nov 2026, 11:19'],
  ['collection', 'Morag Landlord', 'handed to Morag Landlord, 18 Nov 2026, 11:19'],
  ['delivery', null, 'no name was given, 18 Nov 2026, 11:19'],
] as const)('says of a %s that %s took in by whom and when (OPEN-24)', (shippingOption, receivedBy, text) => {
  expect(signedText({ receivedBy, at: '2026-11-18T11:19:00.000Z' }, { shippingOption })).toBe(text)
})

test.each([
  ['accepted', 'To be collected by you'],
  ['packed', 'Ready to collect'],
  ['dispatched', 'Ready to collect'],
  ['delivered', 'Collected by you'],
] as const)('a part for collection that is %s says: %s (OPEN-24)', (state, text) => {
  expect(statusText(paid, { ...delivery, shippingOption: 'collection', state })).toBe(text)
})

test.each([
  ['own_van', '2026-12-01', 'arrives Tue 1 Dec'],
  ['carrier', '2026-12-01', 'arrives by Tue 1 Dec'],
  ['carrier', null, 'usually leaves by Tue 24 Nov'],
] as const)('a delivery by %s promised for %s says: %s (DELV-03)', (kind, promisedTo, text) => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: null }
  for (const state of ['placed', 'proposed', 'accepted', 'packed'] as const)
    expect(dispatchText(order, { ...delivery, state, delivery: { kind, promisedTo } })).toBe(text)
  expect(dispatchText(order, { ...delivery, state: 'dispatched', delivery: { kind, promisedTo } })).toBeNull()
})

test('what is collected has no day of a pallet (OPEN-24)', () => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: { leavesOn: '2026-11-25' } }
  const collected = { ...delivery, shippingOption: 'collection' as const, state: 'placed' as const }
  expect(dispatchText(order, collected)).toBe('usually ready by Tue 24 Nov')
})
