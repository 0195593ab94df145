import type { Dispute } from '../../../../shared/api/disputes-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { type HeldOrder, lockOrderById } from '../order-queries.ts'
import {
  brewerySentences,
  newBookings,
  documentSentences,
  type Seen,
  seenOrder,
} from '../refunds/refund-effects.ts'
import { requireDispute } from './list-disputes.ts'

type SeenDispute = { order: HeldOrder; seen: Seen }

/** The order of a dispute before it is decided, held. Throws RequestError 404. */
export async function seenDispute(transaction: Database, id: string): Promise<SeenDispute> {
  const { row } = await requireDispute(transaction, id)
  const order = await lockOrderById(transaction, row.orderId)
  if (order === null) throw notFound('The dispute')
  return { order, seen: await seenOrder(transaction, order) }
}

/** What a decision about a lost dispute did: what each brewery pays, and what Dray does (PAYO-06). */
export async function effectsOfDecision(
  transaction: Database,
  { order, seen }: SeenDispute,
  { amountMinor, decision }: Dispute,
): Promise<ActionEffects> {
  const bookings = await newBookings(transaction, order, seen)
  const draysMinor = amountMinor - (decision?.creditedMinor ?? 0)
  return {
    money: [
      ...brewerySentences(bookings, seen.parts),
      ...(draysMinor > 0 ? [`Dray covers ${formatMinor(draysMinor)} as a bad debt.`] : []),
    ],
    documents: documentSentences(await findOrderDocuments(transaction, [order.id]), seen),
    deadlines: ['The dispute leaves the worklist.'],
  }
}
