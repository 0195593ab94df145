import type { HistoryVerb } from '../../../../shared/orders/order-history.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { NewOrderEvent } from '../order-event-queries.ts'

type SystemEvent = {
  orderId: string
  consignmentId?: string
  verb: HistoryVerb
  fromState?: OrderState
  toState?: OrderState
  at: string
}

/** An event of the clock or of a payment; without states it moves nothing. */
export const systemEvent = (event: SystemEvent): NewOrderEvent => ({
  ...event,
  role: 'system',
  means: 'clock',
})
