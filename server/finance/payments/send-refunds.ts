import type { Database } from '../../platform/database/database.ts'
import type { PaymentDeps } from './payment-provider.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import {
  dueRefundRows,
  markRefundDone,
  postponeRefund,
  type RefundRow,
  reopenRefundRow,
} from './payment-queries.ts'
import type { PaymentEvent } from './payment-state.ts'

export type SentRefund = RefundRow & { events: PaymentEvent[] }
type RefundDeps = PaymentDeps & { now: Date }

const atATime = 20
const retryMinutes = 5
/** A refund that came back is sent again a day later. */
const returnedHours = 24

/**
 * Requests every due refund from the provider and passes each answer with its refund on to be settled. Any number of
 * processes may run it at once: the provider pays each refund once, and a failed request is retried.
 */
export async function sendRefunds(
  { database, provider, logger, now }: RefundDeps,
  settle: (refund: SentRefund) => Promise<void>,
): Promise<void> {
  for (const refund of await dueRefundRows(database, now, atATime)) {
    try {
      const { id: refundId, reference, amountMinor } = refund
      await settle({ ...refund, events: await provider.refund(reference, { refundId, amountMinor }) })
    } catch (error) {
      logger.warn({ err: error, refund: refund.id }, 'a refund was not taken; tried again')
      await postponeRefund(database, refund.id, new Date(now.getTime() + retryMinutes * 60_000))
    }
  }
}

/** False if another process has settled it. Runs in the transaction that settles the order. */
export async function closeRefund(transaction: Database, id: string, now: Date): Promise<boolean> {
  return markRefundDone(transaction, id, now)
}

/** A refund that the buyer's bank sent back to the provider is owed again. */
export async function reopenRefund(
  database: Database,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Promise<void> {
  if (!isUuid(id)) return
  const dueAt = new Date(now.getTime() + returnedHours * 3_600_000)
  await reopenRefundRow(database, { id, reference, dueAt })
}
