import { expect, test } from 'vitest'
import type { ClientEmpties } from '../../../shared/api/empties-api.ts'
import type { Order, OrderSummary, Reorder } from '../../../shared/api/orders-api.ts'
import { firstSteps, toDoOf, usualLines } from './own-home-data.ts'

const waiting = (over: Partial<OrderSummary>) =>
  ({ number: 'DRAY-1', totalMinor: 12_000, answerBy: null, ...over }) as OrderSummary
const charge = (state: string) =>
  ({
    state,
    announced: 1,
    left: 1,
    kind: 'firkin',
    breweryName: 'Learmonth',
    chargeOn: '2026-12-09',
  }) as never

test('answers and payments come before containers to give back (DELV-12, EMPT-06)', () => {
  const answerBy = new Date(Date.now() + 86_390_000).toISOString()
  const empties = { charges: [charge('announced'), charge('invoiced')] } as unknown as ClientEmpties
  const texts = toDoOf({ waiting: [waiting({ answerBy }), waiting({ number: 'DRAY-2' })] }, empties).map(
    ({ text }) => text,
  )
  expect(texts).toEqual([
    'Your answer needed, 24 h left: DRAY-1',
    'Pay £120.00 for DRAY-2',
    'Return 1 firkin to Learmonth by Wed 9 Dec',
  ])
})

test.each([
  [false, 'none', ['Confirm your email address', 'Apply for a trade account']],
  [true, 'none', ['Apply for a trade account']],
  [true, 'applied', ['We are checking']],
  [true, 'refused', ['Your trade account is not approved']],
  [true, 'approved', []],
  [true, null, []],
] as const)(
  'before a first order, with confirmed %j and trade %j, the home page says what is needed (HOME-90)',
  (emailConfirmed, trade, starts) => {
    const texts = firstSteps({ emailConfirmed }, trade).map(({ text }) => text)
    expect(texts).toEqual(starts.map((start) => expect.stringContaining(start)))
  },
)

const line = (itemId: string, title: string) => ({
  kind: 'variant',
  itemId,
  title,
  variantLabel: 'Firkin',
  imageUrl: '',
  detailHref: `/beer/${itemId}`,
  unitPriceMinor: 9000,
})

const item = (itemId: string, title: string) => ({
  kind: 'variant',
  itemId,
  groupSlug: null,
  quantity: 2,
  title,
})

test('the usual is what of the last order is still sold, at the price of today (HOME-90)', () => {
  const order = { consignments: [{ lines: [line('a', 'Towpath'), line('b', 'Skylark'), line('c', 'Gone')] }] }
  const reorder = {
    items: [item('a', 'Towpath'), item('b', 'Skylark')],
    changes: [{ title: 'Skylark', variantLabel: 'Firkin', reason: 'price_changed', priceMinor: 9500 }],
  }
  expect(
    usualLines(order as unknown as Order, reorder as unknown as Reorder).map(({ title, priceMinor }) => [
      title,
      priceMinor,
    ]),
  ).toEqual([
    ['Towpath', 9000],
    ['Skylark', 9500],
  ])
})
