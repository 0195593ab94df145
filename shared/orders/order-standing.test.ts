import { expect, test } from 'vitest'
import { creditedMinor, isCharged, isCreditedWhole, isUnpaid, owedMinor } from './charged-orders.ts'
import { type ChangedField, changedFields, movesDelivery } from './order-change.ts'
import { bitsOf, isInStaffView } from './order-standing.ts'
import { type OrderState, orderStates, type PaymentStateName } from './order-states.ts'
import { staffOrderViews, type StaffOrderView } from './staff-order-views.ts'

const viewsOf = (states: OrderState[], charged: boolean) =>
  staffOrderViews.filter(
    (view): view is Exclude<StaffOrderView, 'needs'> =>
      view !== 'needs' && isInStaffView(view, { partStates: bitsOf(states), isCharged: charged }),
  )

test.each<[OrderState[], StaffOrderView[]]>([
  [['placed'], ['placed', 'all']],
  [['proposed'], ['proposed', 'all']],
  [['accepted'], ['accepted', 'all']],
  [['packed'], ['accepted', 'all']],
  [['part_dispatched'], ['out', 'all']],
  [['dispatched'], ['out', 'all']],
  [['delivered'], ['delivered', 'all']],
  [['claimed'], ['claims', 'all']],
  [['closed'], ['closed', 'all']],
  [
    ['refused', 'cancelled'],
    ['closed', 'all'],
  ],
  [
    ['closed', 'placed'],
    ['placed', 'all'],
  ],
  [
    ['placed', 'delivered'],
    ['placed', 'delivered', 'all'],
  ],
])('an order with parts %j that was charged is in the views %j (STAF-08)', (states, views) => {
  expect(viewsOf(states, true)).toEqual(views)
})

test.each<[OrderState[], StaffOrderView[]]>([
  [['placed'], ['unpaid', 'all']],
  [
    ['placed', 'cancelled'],
    ['unpaid', 'all'],
  ],
  [['cancelled'], ['closed', 'all']],
])('an order with parts %j that no one paid is in the views %j (STAF-08)', (states, views) => {
  expect(viewsOf(states, false)).toEqual(views)
})

test('each state has a bit of its own', () => {
  expect(new Set(orderStates.map((state) => bitsOf([state]))).size).toBe(orderStates.length)
  expect(bitsOf(orderStates)).toBe(2 ** orderStates.length - 1)
})

test.each<[PaymentStateName, boolean]>([
  ['unpaid', false],
  ['failed', false],
  ['paid', true],
  ['invoiced', true],
  ['credited', true],
  ['refunded', true],
  ['part_refunded', true],
])('an order whose payment is %s was charged: %s', (state, charged) => {
  expect(isCharged(state)).toBe(charged)
  expect(isUnpaid({ paymentState: state })).toBe(!charged)
})

const part = (state: OrderState, creditedMinor: number) => ({ state, totalMinor: 1000, creditedMinor })

test('an invoice is owed without its parts that were given up and without credit notes', () => {
  const consignments = [part('refused', 0), part('delivered', 300), part('delivered', 0)]
  const order = { consignments, totalMinor: 3000 }
  expect(creditedMinor(order)).toBe(1300)
  expect(owedMinor({ ...order, payment: { state: 'invoiced' } })).toBe(1700)
  expect(owedMinor({ ...order, payment: { state: 'paid' } })).toBe(0)
})

test.each<[OrderState, number, boolean]>([
  ['cancelled', 0, true],
  ['refused', 0, true],
  ['delivered', 0, false],
  ['delivered', 999, false],
  ['delivered', 1000, true],
  ['delivered', 1001, true],
])(
  'a part that is %s and credited with %i pence of 1,000 is credited whole: %s',
  (state, credited, isWhole) => {
    expect(isCreditedWhole(part(state, credited))).toBe(isWhole)
  },
)

test('a part without a price is not credited whole before anything is credited', () => {
  expect(isCreditedWhole({ state: 'delivered', totalMinor: 0, creditedMinor: 0 })).toBe(false)
})

const moving: ReadonlySet<ChangedField> = new Set(['premises', 'unloading', 'run'])

test.each(changedFields)(
  'a change of the %s moves the delivery only where pallet or place change',
  (field) => {
    expect(movesDelivery([field])).toBe(moving.has(field))
    expect(movesDelivery(['contact', field])).toBe(moving.has(field))
  },
)
