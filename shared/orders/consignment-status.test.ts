import { expect, test } from 'vitest'
import { deliveryText, dispatchText, signedText, statusText } from './consignment-status.ts'

const paid = { payment: { state: 'paid' as const } }
const delivery = { shippingOption: 'delivery' as const, isOwn: false }

test.each([
  ['placed', 'Waiting for the brewery'],
  ['accepted', 'To be delivered to you'],
  ['proposed', 'Your answer needed'],
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
  expect(dispatchText(order, placed)).toBe('leaves by Tue 24 Nov')
  expect(dispatchText(order, { ...placed, shippingOption: 'collection' })).toBe('ready by Tue 24 Nov')
  expect(dispatchText(order, { ...placed, dispatchOn: '2026-12-08' })).toBe('leaves by Tue 8 Dec')
  const pallet = { tariffDate: '', zone: '', chargeMinor: 0, separateMinor: null, pallets: [] }
  const onRun = { ...order, pallet: { ...pallet, leavesOn: '2026-11-25' } }
  expect(dispatchText(onRun, placed)).toBe('arrives Wed 25 Nov on the pallet')
  expect(dispatchText(onRun, { ...placed, state: 'dispatched' })).toBe('arrives Wed 25 Nov on the pallet')
  expect(dispatchText(onRun, { ...placed, deliverBy: '2026-12-02' })).toBe('arrives Wed 2 Dec on the pallet')
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
  ['own_van', '2026-12-01', 'arrives Tue 1 Dec', 'arrives Tue 1 Dec'],
  ['carrier', '2026-12-01', 'leaves by Tue 24 Nov, with you by Tue 1 Dec', 'with you by Tue 1 Dec'],
  ['carrier', null, 'leaves by Tue 24 Nov', null],
] as const)('a delivery by %s promised for %s says: %s, then %s (DELV-03, DELV-11)', (...row) => {
  const [kind, promisedTo, text, sent] = row
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: null }
  for (const state of ['placed', 'proposed', 'accepted', 'packed'] as const)
    expect(dispatchText(order, { ...delivery, state, delivery: { kind, promisedTo } })).toBe(text)
  expect(dispatchText(order, { ...delivery, state: 'dispatched', delivery: { kind, promisedTo } })).toBe(sent)
})

test('a later day that was agreed counts, not the day that was promised (DELV-11)', () => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: null }
  const promise = { kind: 'own_van' as const, promisedTo: '2026-11-26' }
  const moved = { dispatchOn: '2026-12-02', deliverBy: '2026-12-09', delivery: promise }
  expect(dispatchText(order, { ...delivery, state: 'accepted', ...moved })).toBe(
    'leaves by Wed 2 Dec, with you by Wed 9 Dec',
  )
})

test.each([
  ['collected', { shippingOption: 'collection' }, 0, false, 'Collect from brewery taproom'],
  ['on a pallet', {}, 0, true, 'On the group’s pallet'],
  ['delivered free', { delivery: { kind: 'carrier', promisedTo: null } }, 0, false, 'Delivery free'],
  ['delivered at a charge', {}, 1200, false, 'Delivery £12.00'],
  ['from before delivery terms', {}, 0, false, 'Standard delivery'],
] as const)('a part that is %s says so after the payment (DELV-11)', (...row) => {
  const [, over, shippingMinor, isOnPallet, text] = row
  expect(deliveryText({ ...delivery, ...over }, { shippingMinor, isOnPallet })).toBe(text)
})

test('what is collected has no day of a pallet (OPEN-24)', () => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: { leavesOn: '2026-11-25' } }
  const collected = { ...delivery, shippingOption: 'collection' as const, state: 'placed' as const }
  expect(dispatchText(order, collected)).toBe('ready by Tue 24 Nov')
})

test('what is ready to collect has no day by which it is (OPEN-24)', () => {
  const order = { ...paid, placedAt: '2026-11-22T10:00:00.000Z', pallet: null }
  expect(dispatchText(order, { shippingOption: 'collection', state: 'packed' })).toBeNull()
})
