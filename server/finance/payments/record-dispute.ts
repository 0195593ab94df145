import type { Database } from '../../platform/database/database.ts'
import { readPage } from '../../platform/database/read-page.ts'
import { disputeOpened, disputeWon, providerFee } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import {
  countDisputes,
  type DisputeChange,
  type DisputeRow,
  disputeRow,
  disputeRows,
  insertDispute,
  paymentCounterFaults,
  updateDispute,
} from './dispute-queries.ts'
import type { PaymentRow } from './payment-queries.ts'
import { isDisputeOver, type ProviderDispute } from './provider-disputes.ts'

export type { DisputeRow } from './dispute-queries.ts'

type Noticed = {
  payment: PaymentRow
  dispute: ProviderDispute
  /** The owner of the order's `buyer` entries. */
  buyerId: string
  now: Date
}

/**
 * Stores the state of a dispute and books what it moved, each once: money that the bank took, money that it gave back, and
 * the provider's fees. Answers the row of before, null for a new one, and the row now. One that is over stays so: an older
 * answer of the provider comes too late. The caller holds the order's lock.
 */
export async function recordDispute(
  transaction: Database,
  { payment, dispute, buyerId, now }: Noticed,
): Promise<{ before: DisputeRow | null; after: DisputeRow }> {
  const { id, amountMinor, reason, state, evidenceDueAt, moves } = dispute
  await bookMoves(transaction, { payment, dispute, buyerId, now })
  const before = await disputeRow(transaction, id)
  const withdrawnMinor = Math.max(0, -moves.reduce((sum, move) => sum + move.amountMinor, 0))
  const endedAt = isDisputeOver(state) ? now.toISOString() : null
  const change = {
    amountMinor,
    reason,
    state,
    evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
    withdrawnMinor,
  }
  if (before === null)
    await insertDispute(transaction, {
      id,
      paymentId: payment.id,
      ...change,
      heardAt: now.toISOString(),
      endedAt,
    })
  else if (!isDisputeOver(before.state) || isDisputeOver(state))
    await updateDispute(transaction, id, { ...change, endedAt: before.endedAt ?? endedAt })
  return { before, after: (await disputeRow(transaction, id))! }
}

async function bookMoves(transaction: Database, { payment, dispute, buyerId, now }: Noticed): Promise<void> {
  const { provider, orderId } = payment
  for (const { amountMinor, feeMinor } of dispute.moves) {
    const isTaken = amountMinor < 0
    const key = `${isTaken ? 'dispute' : 'dispute_ended'}:${dispute.id}`
    const facts = { orderId, actor: provider, reason: dispute.reason, now }
    await postLedger(transaction, {
      event: isTaken ? 'dispute' : 'dispute_ended',
      key,
      entries: isTaken
        ? disputeOpened({ amountMinor: -amountMinor, feeMinor: 0 }, buyerId, provider)
        : disputeWon(amountMinor, buyerId, provider),
      ...facts,
    })
    // On its own, as the provider's rows are matched with it.
    await postLedger(transaction, {
      event: 'provider_fee',
      key: `fee:${key}`,
      entries: providerFee(feeMinor, provider),
      ...facts,
    })
  }
}

/** A dispute by the provider's name of it; null for an unknown one. */
export const findDispute = async (database: Database, id: string): Promise<DisputeRow | null> =>
  disputeRow(database, id)

/** A page of disputes, the newest first. */
export const findDisputes = (database: Database, page: number) =>
  readPage<DisputeRow>({
    page,
    total: countDisputes(database),
    rows: (part) => disputeRows(database, part),
  })

/** Stores what finance decided about a lost dispute. */
export const storeDecision = async (
  transaction: Database,
  id: string,
  decision: Required<Pick<DisputeChange, 'bearer' | 'creditedMinor' | 'note' | 'decidedBy' | 'decidedAt'>>,
): Promise<void> => updateDispute(transaction, id, decision)

/** Where what lists of disputes and refunds count by is not what there is, in words. */
export const findPaymentCounterFaults = (database: Database): Promise<string[]> =>
  paymentCounterFaults(database)
