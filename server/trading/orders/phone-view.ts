import type { Order } from '../../../shared/api/orders-api.ts'
import type { StepCause } from '../../../shared/orders/order-history.ts'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import { causeOfBuyersCancel, freeCancelEnd, takerText } from '../../../shared/orders/phone-order.ts'
import type { OrderEventRow } from './order-event-queries.ts'

type PlacingEvent = Pick<OrderEventRow, 'verb' | 'role' | 'actorName' | 'onBehalf'>

/** Who took an order by phone, and until when it is cancelled free of charge; nothing of an order of its buyer's. */
export function phoneView(placedAt: string, history: readonly PlacingEvent[]): Pick<Order, 'phone'> {
  const placing = history.find(({ verb }) => verb === 'place')
  if (placing === undefined || placing.role === 'buyer') return {}
  const { actorName: name, role, onBehalf } = placing
  return {
    phone: {
      takenBy: takerText({ name, role, onBehalf }),
      freeUntil: freeCancelEnd(placedAt).toISOString(),
    },
  }
}

type Read = Pick<Order, 'phone'> & { placedAt: string; now: Date | null }

/** Whose cost it is when the buyer cancels a part in this state, as taking the step finds it (REP-04). */
export const causeOfCancel =
  ({ phone, placedAt, now }: Read) =>
  (state: OrderState): StepCause =>
    now === null ? 'buyer' : causeOfBuyersCancel({ isByPhone: phone !== undefined, placedAt, state }, now)
