import { expect, test } from 'vitest'
import { type OrderState, orderStateOf } from './order-states.ts'

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
