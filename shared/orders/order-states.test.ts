import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextOrderState,
  orderRules,
  type OrderState,
  orderStateOf,
  orderStates,
  type OrderVerb,
  orderVerbs,
} from './order-states.ts'

test.each([
  ['placed', { accept: 'accepted', adjust: 'adjusted', cancel: 'cancelled' }],
  ['accepted', { adjust: 'adjusted', dispatch: 'dispatched', cancel: 'cancelled' }],
  ['adjusted', { accept: 'accepted', adjust: 'adjusted', dispatch: 'dispatched', cancel: 'cancelled' }],
  ['dispatched', { deliver: 'delivered', refund: 'refunded' }],
  ['delivered', { refund: 'refunded' }],
  ['cancelled', { refund: 'refunded' }],
  ['refunded', {}],
] as [OrderState, Partial<Record<OrderVerb, OrderState>>][])('what can follow %s', (state, table) => {
  const reached = Object.fromEntries(
    orderVerbs.flatMap((verb) => {
      const to = nextOrderState(state, verb, { isPaid: true })
      return to === null ? [] : [[verb, to]]
    }),
  )
  expect(reached).toEqual(table)
})

test.each(orderStates)('before it is paid, %s can at most be cancelled', (state) => {
  const possible = orderVerbs.filter((verb) => nextOrderState(state, verb, { isPaid: false }) !== null)
  expect(possible).toEqual(orderRules.cancel.from.includes(state) ? ['cancel'] : [])
})

test.each(orderStates)(
  'a buyer may take back what is placed, and do nothing else; not when it is %s',
  (state) => {
    for (const isPaid of [true, false]) {
      const possible = orderVerbs.filter(
        (verb) => nextOrderState(state, verb, { isPaid, by: 'buyer' }) !== null,
      )
      expect(possible).toEqual(state === 'placed' ? ['cancel'] : [])
    }
  },
)

const journey = fc.array(fc.tuple(fc.constantFrom(...orderVerbs), fc.boolean()), { maxLength: 40 })

/** The states a random history goes through; payment never goes away once it is there. */
function walk(attempts: [OrderVerb, boolean][]): OrderState[] {
  const states: OrderState[] = ['placed']
  let isPaid = false
  for (const [verb, pays] of attempts) {
    isPaid ||= pays
    const next = nextOrderState(states.at(-1)!, verb, { isPaid })
    if (next !== null) states.push(next)
  }
  return states
}

test('there is no way round: each state is reached only through those that must come before', () => {
  fc.assert(
    fc.property(journey, (attempts) => {
      const states = walk(attempts)
      const before = (state: OrderState) => states.slice(0, states.indexOf(state))
      const mustHave = (state: OrderState, anyOf: OrderState[]) =>
        !states.includes(state) || anyOf.some((earlier) => before(state).includes(earlier))
      expect(mustHave('dispatched', ['accepted', 'adjusted'])).toBe(true)
      expect(mustHave('delivered', ['dispatched'])).toBe(true)
      expect(mustHave('refunded', ['dispatched', 'cancelled'])).toBe(true)
      expect(states.includes('cancelled') && states.includes('dispatched')).toBe(false)
      const ended = states.findIndex((state) => ['delivered', 'cancelled'].includes(state))
      expect(ended === -1 ? [] : states.slice(ended + 1).filter((state) => state !== 'refunded')).toEqual([])
      expect(states.indexOf('refunded')).toBe(states.includes('refunded') ? states.length - 1 : -1)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  [['placed', 'accepted'], 'placed'],
  [['accepted', 'adjusted'], 'adjusted'],
  [['accepted', 'dispatched'], 'accepted'],
  [['dispatched', 'delivered', 'cancelled'], 'dispatched'],
  [['delivered', 'refunded'], 'delivered'],
  [['cancelled', 'refunded'], 'cancelled'],
  [['refunded', 'refunded'], 'refunded'],
  [['delivered'], 'delivered'],
] as [OrderState[], OrderState][])(
  'consignments %j make the order %s, in whatever order',
  (states, order) => {
    expect(orderStateOf(states)).toBe(order)
    expect(orderStateOf(states.toReversed())).toBe(order)
  },
)
