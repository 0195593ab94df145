import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'

/** The step that usually follows in each state, the first that is possible. */
const usual: { [State in OrderState]?: readonly OrderVerb[] } = {
  placed: ['accept'],
  accepted: ['pack', 'dispatch'],
  packed: ['hand_over', 'dispatch'],
  part_dispatched: ['dispatch'],
  dispatched: ['deliver'],
}

/** Which of the steps that someone can take usually follows; null where others have to do something. */
export const nextStep = (state: OrderState, steps: readonly OrderVerb[]): OrderVerb | null =>
  usual[state]?.find((verb) => steps.includes(verb)) ?? null
