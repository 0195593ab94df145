import { freeCancelEnd } from '../../../shared/orders/phone-order.ts'
import type { Database } from '../../platform/database/database.ts'
import { buyerMayCancel } from '../../platform/errors/phone-order-errors.ts'
import { momentInWords } from '../../platform/mail/mail-content.ts'
import { placingRole } from './order-event-queries.ts'
import type { HeldOrder } from './order-queries.ts'

/**
 * Throws RequestError 409 while the buyer of an order that was placed by phone may cancel it free of charge: nothing of
 * it leaves in that time (REP-04).
 */
export async function requireFreeTimeOver(
  transaction: Database,
  order: Pick<HeldOrder, 'id' | 'placedAt'>,
  now: Date,
): Promise<void> {
  if (await isFreeByTime(transaction, order, now))
    throw buyerMayCancel(momentInWords(freeCancelEnd(order.placedAt).toISOString()))
}

/** Whether an order was placed by phone in the last thirty minutes. */
async function isFreeByTime(
  transaction: Database,
  { id, placedAt }: Pick<HeldOrder, 'id' | 'placedAt'>,
  now: Date,
): Promise<boolean> {
  return now < freeCancelEnd(placedAt) && (await placingRole(transaction, id)) !== 'buyer'
}
