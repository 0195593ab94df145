import { formatMinor } from '../../../../shared/format/money.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { findLedgerBuyer } from '../../../finance/ledger/read-balances.ts'
import type { DisputeState, ProviderDispute } from '../../../finance/payments/provider-disputes.ts'
import { type DisputeRow, recordDispute } from '../../../finance/payments/record-dispute.ts'
import { findPayment } from '../../../finance/payments/read-payments.ts'
import { decideTrade } from '../../../parties/trade-accounts/decide-trade.ts'
import { closeEntry, openEntry } from '../../../platform/worklist/worklist.ts'
import { type HeldOrder, lockOrderById } from '../order-queries.ts'
import { findShortOf } from '../refunds/short-refunds.ts'
import { disputeReasonText } from './dispute-words.ts'

/** The kind of its entry on the worklist; the subject is the provider's name of the dispute. */
export const disputeEntry = 'dispute'

type Settling = { orderId: string; dispute: ProviderDispute; publicUrl: string; now: Date }

/**
 * Stores the state of a dispute, whenever and however often it is said: the row, the money, a hold of the buyer's trade
 * account and finance's list (PAYO-06). Needs a transaction; holds the order.
 */
export async function settleDispute(
  transaction: Database,
  { orderId, dispute, publicUrl, now }: Settling,
): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  const payment = order && (await findPayment(transaction, orderId))
  if (!payment) return
  const buyerId = await findLedgerBuyer(transaction, order)
  const { before, after } = await recordDispute(transaction, { payment, dispute, buyerId, now })
  if (after.state === 'won') await listOwed(transaction, { order, now })
  if (before?.state === after.state) return
  await writeAudit(transaction, {
    at: now,
    actor: systemActor,
    verb: disputeVerbs[after.state],
    subject: { kind: 'order', id: order.number },
    ...(before !== null && { before: { state: before.state } }),
    after: { dispute: after.id, state: after.state, amountMinor: after.amountMinor, reason: after.reason },
  })
  if (isClaim(after) && (before === null || !isClaim(before)))
    await lockBuyer(transaction, { order, dispute: after, publicUrl, now })
  await list(transaction, { order, dispute: after, now })
}

/** While the bank had the money nothing could go back for what was cancelled or credited: now it is owed again. */
async function listOwed(
  transaction: Database,
  { order: { id, number }, now }: { order: HeldOrder; now: Date },
): Promise<void> {
  const shortMinor = await findShortOf(transaction, id)
  if (shortMinor === 0) return
  await openEntry(transaction, {
    kind: 'refund_short',
    subject: id,
    about: `${formatMinor(shortMinor)} of ${number} is owed since a dispute gave its money back: pay it by bank.`,
    owner: 'finance',
    dueAt: now,
    now,
  })
}

type Listed = { order: HeldOrder; dispute: DisputeRow; now: Date }

/** Money is at stake, or was: an inquiry is a question of the bank. */
const disputeVerbs = {
  inquiry: 'dispute inquiry',
  needs_response: 'dispute needs response',
  under_review: 'dispute under review',
  won: 'dispute won',
  lost: 'dispute lost',
  closed: 'dispute closed',
} as const satisfies Record<DisputeState, string>

const isClaim = ({ state }: DisputeRow) => state !== 'inquiry' && state !== 'closed'

/** One that is not approved at the moment stays as it is. */
async function lockBuyer(
  transaction: Database,
  { order: { clientId, number }, dispute, publicUrl, now }: Listed & { publicUrl: string },
): Promise<void> {
  if (clientId === null) return
  const words = `The payment of ${number} is disputed at the bank: ${disputeReasonText(dispute.reason)}.`
  await decideTrade(transaction, {
    clientId,
    verb: 'hold',
    words,
    actor: systemActor,
    publicUrl,
    now,
  }).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  })
}

/** What waits for finance: an answer to the bank, then the word on who pays for a lost one. */
async function list(transaction: Database, { order, dispute, now }: Listed): Promise<void> {
  const { id: subject, state, amountMinor, reason, evidenceDueAt } = dispute
  const entry = { kind: disputeEntry, subject } as const
  await closeEntry(transaction, { ...entry, by: systemActor, now })
  if (state === 'won' || state === 'closed') return
  const sum = `${formatMinor(amountMinor)} of ${order.number}`
  const dueAt = evidenceDueAt === null ? null : new Date(evidenceDueAt)
  const until = dueAt === null ? '' : ` Send the evidence by ${dayText(londonDay(dueAt))}.`
  const about =
    state === 'lost'
      ? `The dispute about ${sum} is lost: say who pays for it.`
      : state === 'under_review'
        ? `${sum} is disputed: ${disputeReasonText(reason)}. The bank looks at the evidence.`
        : `${sum} is disputed: ${disputeReasonText(reason)}.${until}`
  await openEntry(transaction, {
    ...entry,
    about,
    owner: 'finance',
    now,
    dueAt: state === 'lost' || state === 'under_review' ? null : dueAt,
  })
}
