import { expect, test } from 'vitest'
import type { Order, OrderConsignment, OrderLine } from '../api/orders-api.ts'
import { brewerysNote, buyersNote } from './delivery-note.ts'

const line = {
  title: 'Towpath Bitter',
  variantLabel: '9g Cask (Firkin)',
  quantity: 2,
  netMinor: 16_800,
  duty: { basis: 'stated', minor: 2_620 },
} as OrderLine
const glass = {
  ...line,
  title: 'Pint glass',
  variantLabel: null,
  quantity: 12,
  netMinor: 2_400,
  duty: null,
} as OrderLine
const nothing = { ...line, title: 'Skylark', quantity: 0 } as OrderLine
const sums = {
  goodsMinor: 16_800,
  depositsMinor: 0,
  shippingMinor: 1_200,
  vatMinor: 3_600,
  totalMinor: 21_600,
}
const beer = {
  ...sums,
  state: 'placed',
  shippingOption: 'delivery',
  dispatchOn: '2026-11-24',
  deliveryProof: null,
  team: { id: '1', slug: 'towpath', name: 'Towpath' },
  lines: [line, nothing],
} as OrderConsignment
const extras = { ...beer, state: 'dispatched', team: null, lines: [glass] } as OrderConsignment
const carriage = { ...beer, team: null, lines: [] as OrderLine[] } as OrderConsignment
const order = {
  ...sums,
  number: 'D-1234',
  placedAt: '2026-11-18T11:19:00Z',
  contact: {
    firstname: 'Morag',
    lastname: 'Landlord',
    streetaddress: '1 Wharf Road',
    apartment: null,
    towncity: 'Linlithgow',
    postcode: 'EH49 6QY',
  },
  shipTo: null,
  handover: {},
  payment: { state: 'paid' },
  pallet: null,
  group: null,
  consignments: [beer, extras, carriage],
} as unknown as Order

test('a buyer’s note names order, address, parts and sums (OPEN-24)', () => {
  const note = buyersNote(order)
  expect(note).toMatchObject({
    facts: [
      { label: 'Order', text: 'D-1234' },
      { label: 'Placed', text: '18 Nov 2026' },
    ],
    goesTo: ['Morag Landlord', '1 Wharf Road', 'Linlithgow', 'EH49 6QY'],
    parts: [
      {
        sender: 'Towpath',
        standing: 'Waiting for the brewery, leaves by Tue 24 Nov',
        lines: [
          {
            units: 2,
            item: 'Towpath Bitter, 9g Cask (Firkin)',
            sum: '£168.00',
            detail: 'Includes £52.40 UK alcohol duty, as the brewery states it.',
          },
        ],
      },
      {
        sender: 'Dray',
        standing: 'On its way to you',
        lines: [{ units: 12, item: 'Pint glass', sum: '£24.00', detail: '' }],
      },
    ],
    pallets: [],
  })
  expect(note.sums.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Goods ex VAT £168.00',
    'Delivery ex VAT £12.00',
    'VAT £36.00',
    'Total inc VAT £216.00',
  ])
  expect(note).not.toHaveProperty('remark')
})

test('Dray’s own part is waiting for Dray, and an accepted proof says who signed (OPEN-24)', () => {
  const proof = { receivedBy: 'Morag', at: '2026-11-18T11:19:00Z' }
  const parts = [
    { ...extras, state: 'placed' },
    { ...beer, state: 'delivered', deliveryProof: proof },
  ] as OrderConsignment[]
  expect(buyersNote(order, parts).parts.map(({ standing }) => standing)).toEqual([
    'Waiting for Dray, leaves by Tue 24 Nov',
    'Delivered to you, signed for by Morag, 18 Nov 2026, 11:19',
  ])
})

test('a note of some parts has no sums and no remark (OPEN-24)', () => {
  const open = { ...order, shippingMinor: 0 }
  expect(buyersNote(open).remark).toMatch(/^The brewery tells you/)
  expect(buyersNote(open, [beer])).toMatchObject({ sums: [] })
  expect(buyersNote(open, [beer]).remark).toBeUndefined()
})

test('a note goes to the stated premises, states a PO number, and no address where none is known', () => {
  const shipTo = { ...order.contact, firstname: 'Jo', apartment: 'Cellar' } as Order['shipTo']
  const note = buyersNote({ ...order, shipTo, handover: { poNumber: '17' } } as Order)
  expect(note.goesTo).toEqual(['Jo Landlord', '1 Wharf Road', 'Cellar', 'Linlithgow', 'EH49 6QY'])
  expect(note.facts.at(-1)).toEqual({ label: 'PO number', text: '17' })
  expect(buyersNote({ ...order, contact: null } as unknown as Order).goesTo).toEqual([])
})

const pallet = { leavesOn: null, pallets: [{ step: 'odd', weightG: 420_000, heightMm: 4_400 }] }
const group = { id: '1', slug: 'forth', name: 'Forth' }

test.each([
  [{}, {}, 'Standard delivery'],
  [{}, { shippingOption: 'collection' }, 'Collected from the taproom'],
  [{ pallet, group }, {}, 'On the pallet of Forth'],
  [{ pallet, group }, { shippingOption: 'collection' }, 'Collected from the taproom'],
])('a brewery’s note of its part with %j and %j says: %s', (overOrder, overPart, way) => {
  const own = { ...beer, ...overPart, totalMinor: 9_900 } as OrderConsignment
  const note = brewerysNote({ ...order, ...overOrder } as unknown as Order, own)
  expect(note.parts.map(({ sender, standing }) => [sender, standing])).toEqual([['Towpath', way]])
  expect(note.sums.at(-1)).toEqual({ label: 'Total inc VAT', text: '£99.00' })
})

test('a pallet of a step that is gone is under its own name, and no higher than full', () => {
  const note = buyersNote({ ...order, pallet, group } as unknown as Order)
  expect(note.pallets).toEqual([{ place: 1, label: 'odd', detail: '420 kg, 4.40 m high', share: 1 }])
  expect(note.sums[1]).toEqual({ label: 'Pallet ex VAT', text: '£12.00' })
})
