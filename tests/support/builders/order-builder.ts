import type { Order, OrderConsignment, OrderLine, OrderPallet } from '../../../shared/api/orders-api.ts'
import { checkoutContact } from './checkout-contact.ts'

const sums = {
  goodsMinor: 38_700,
  depositsMinor: 0,
  shippingMinor: 0,
  vatByRate: [],
  vatMinor: 7740,
  totalMinor: 46_440,
}

const line: OrderLine = {
  kind: 'variant',
  itemId: 'variant-1',
  title: 'Towpath Bitter',
  variantLabel: '9g Cask (Firkin)',
  volumeMl: 40_900,
  imageUrl: '',
  detailHref: '/beer/towpath-bitter',
  unitPriceMinor: 9675,
  basePriceMinor: null,
  priceReason: null,
  vatRate: 2000,
  duty: null,
  quantityOrdered: 4,
  quantity: 4,
  quantitySent: 0,
  replacesPosition: null,
  netMinor: 38_700,
}

/** A brewery's part of a paid order, that waits for the brewery. */
export const orderPart = (change: Partial<OrderConsignment> = {}): OrderConsignment => ({
  id: 'part-1',
  team: { id: 'team-1', slug: 'learmonth-basin', name: 'Learmonth Basin Brewery' },
  state: 'placed',
  steps: [],
  shippingOption: 'delivery',
  shippingLabel: 'Standard delivery',
  tracking: null,
  dispatchOn: null,
  deliverBy: null,
  proposal: null,
  cancellation: null,
  shipments: [],
  deliveryProof: null,
  lines: [line],
  ...sums,
  creditedMinor: 0,
  ...change,
})

/** The part that has the charge of a pallet: it holds no goods. */
export const palletPart = (change: Partial<OrderConsignment> = {}): OrderConsignment =>
  orderPart({
    id: 'part-2',
    team: null,
    lines: [],
    goodsMinor: 0,
    shippingMinor: 4875,
    vatMinor: 975,
    totalMinor: 5850,
    ...change,
  })

/** One half pallet on the run of Wednesday 25 November 2026. */
export const halfPallet: OrderPallet = {
  tariffDate: '2026-11-01',
  zone: 'mainland',
  chargeMinor: 4875,
  separateMinor: 9750,
  leavesOn: '2026-11-25',
  runText: 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.',
  pallets: [{ step: 'half', weightG: 180_000, heightMm: 900, chargeMinor: 4875 }],
}

/** A paid order of one brewery's firkins on a group's pallet. */
export const groupOrder = (change: Partial<Order> = {}): Order => ({
  number: 'DRAY-ABCD-23',
  state: 'placed',
  placedAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:01:00Z',
  payment: {
    method: 'card',
    state: 'paid',
    reservedUntil: null,
    held: false,
    reason: null,
    refundedMinor: 0,
  },
  group: { id: 'group-1', slug: 'forth-crossing', name: 'Forth Crossing' },
  contact: checkoutContact,
  shipTo: null,
  consignments: [orderPart(), palletPart()],
  pallet: halfPallet,
  handover: {},
  wish: 'ask_me',
  history: [],
  ...sums,
  shippingMinor: 4875,
  vatMinor: 8715,
  totalMinor: 52_290,
  ...change,
})
