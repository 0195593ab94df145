import { expect, test } from 'vitest'
import type { OrderConsignment } from '../api/orders-api.ts'
import { carriageRemark, netSums, notedPallets } from './delivery-note.ts'

const pallet = {
  tariffDate: '2026-11-01',
  zone: 'mainland',
  chargeMinor: 5600,
  separateMinor: null,
  pallets: [],
}
const sums = { goodsMinor: 10_000, depositsMinor: 0, shippingMinor: 0 }

const part: Pick<OrderConsignment, 'shippingOption' | 'team' | 'state'> = {
  shippingOption: 'delivery',
  team: { id: '1', slug: 'towpath', name: 'Towpath' },
  state: 'placed',
}
const open = 'The brewery tells you what delivery costs when it confirms your order.'
const terms = { kind: 'own_van', version: 1, chargeMinor: 0, promisedFrom: null, promisedTo: null } as const

test.each([
  ['a free delivery', null, sums, ['Goods ex VAT £100.00', 'Delivery Free']],
  ['a delivery', null, { ...sums, shippingMinor: 1200 }, ['Goods ex VAT £100.00', 'Delivery ex VAT £12.00']],
  [
    'a pallet with containers on deposit',
    pallet,
    { ...sums, depositsMinor: 3000, shippingMinor: 5600 },
    ['Goods ex VAT £100.00', 'Container deposits ex VAT £30.00', 'Pallet ex VAT £56.00'],
  ],
])('the sums before VAT of %s name its delivery (OPEN-24, DELV-11)', (_what, on, given, rows) => {
  const order = {
    group: null,
    pallet: on,
    shippingMinor: given.shippingMinor,
    consignments: [{ ...part, delivery: terms }],
  }
  expect(netSums(order, given).map(({ label, text }) => `${label} ${text}`)).toEqual(rows)
})

test.each([
  ['from before delivery terms, not confirmed yet', {}, open],
  ['whose brewery proposes another day', { state: 'proposed' as const }, open],
  ['that its brewery has confirmed', { state: 'accepted' as const }, null],
  ['that is sent', { state: 'dispatched' as const }, null],
  ['that was given up', { state: 'cancelled' as const }, null],
  ['that is collected', { shippingOption: 'collection' as const }, null],
  ['that Dray sends', { team: null }, null],
  ['that is free by its terms', { delivery: terms }, null],
])('delivery of an order %s (OPEN-24)', (_what, over, remark) => {
  expect(carriageRemark({ group: null, shippingMinor: 0, consignments: [{ ...part, ...over }] })).toBe(remark)
})

test('no delivery is open where it is charged, or where a pallet pays for it (OPEN-24)', () => {
  const group = { id: '1', slug: 'forth', name: 'Forth' }
  expect(carriageRemark({ group: null, shippingMinor: 1200, consignments: [part] })).toBeNull()
  expect(carriageRemark({ group, shippingMinor: 0, consignments: [part] })).toBeNull()
})

const deliveryTextOf = (over: object) =>
  netSums({ group: null, pallet: null, shippingMinor: 0, consignments: [{ ...part, ...over }] }, sums)[1]!
    .text

test('the delivery of what is collected, or not confirmed, is said in words (DELV-11)', () => {
  expect(deliveryTextOf({ shippingOption: 'collection' })).toBe('None: you collect it')
  expect(deliveryTextOf({})).toBe('To be confirmed')
})

test('two pallets of one size have a place each (OPEN-24)', () => {
  const full = { step: 'full', weightG: 750_000, heightMm: 2200 }
  expect(notedPallets([full, { ...full, heightMm: 1100 }])).toMatchObject([
    { place: 1, label: 'Full pallet', detail: '750 kg, 2.20 m high', share: 1 },
    { place: 2, label: 'Full pallet', detail: '750 kg, 1.10 m high', share: 0.5 },
  ])
})
