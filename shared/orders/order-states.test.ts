import { expect, test } from 'vitest'
import { isEnded, isGivenUp, isSent, type OrderState, orderStateOf, orderStates } from './order-states.ts'

test.each([
  [['placed', 'accepted'], 'placed'],
  [['proposed', 'accepted'], 'proposed'],
  [['accepted', 'dispatched'], 'accepted'],
  [['part_dispatched', 'packed'], 'packed'],
  [['dispatched', 'delivered', 'cancelled'], 'dispatched'],
  [['claimed', 'closed'], 'delivered'],
  [['delivered', 'refused'], 'delivered'],
  [['cancelled', 'refused'], 'refused'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['closed', 'cancelled'], 'closed'],
] as [OrderState[], OrderState][])(
  'parts that are %j make the order %s, in whatever order (LIFE-01)',
  (states, order) => {
    expect(orderStateOf(states)).toBe(order)
    expect(orderStateOf(states.toReversed())).toBe(order)
  },
)

test.each<[string, (state: OrderState) => boolean, OrderState[]]>([
  ['given up', isGivenUp, ['refused', 'cancelled']],
  ['ended', isEnded, ['closed', 'refused', 'cancelled']],
  ['sent', isSent, ['part_dispatched', 'dispatched', 'delivered', 'claimed', 'closed']],
])('a part counts as %s in these states alone (LIFE-01)', (_what, counts, states) => {
  expect(orderStates.filter(counts)).toEqual(states)
})

test('an order without parts is cancelled, and one part going on makes it go on', () => {
  expect(orderStateOf([])).toBe('cancelled')
  expect(orderStateOf(['refused', 'closed'])).toBe('closed')
})
