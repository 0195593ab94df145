import { formatMinor } from '../../../../shared/format/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingToPayOut, refundTooLarge } from '../../../platform/errors/refund-errors.ts'
import { bankPaidBack, goodwill } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { findLedgerBuyer, readBalance } from '../../../finance/ledger/read-balances.ts'
import { readOwedOnAccount } from '../../../finance/ledger/read-on-account.ts'
import { findRefundable } from '../../../finance/payments/read-payments.ts'
import { oweRefund } from '../../../finance/payments/record-payment.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'
import { type BookedRefund, grossOf } from './booked-refund.ts'

/**
 * Owes a refund to the card, books goodwill, and what is paid out by bank. On account the credit itself lowers what is
 * owed. Throws RequestError 409 for more than the payment has left: a claim, and a deposit, goes on with what is left,
 * and finance sees the rest. What Dray had given as goodwill before counts for a credit: its credit note is written, and the
 * seller pays it in place of Dray.
 */
export async function giveMoneyBack(transaction: Database, refund: BookedRefund): Promise<void> {
  const { id, order, goodwillMinor, bankReference, note, actor, now } = refund
  const { id: orderId, number } = order
  const buyerId = await findLedgerBuyer(transaction, order)
  const facts = { orderId, actor: actor.name ?? actor.role, now }
  if (goodwillMinor > 0)
    await postLedger(transaction, {
      event: 'goodwill',
      key: `goodwill:${id}`,
      entries: goodwill(goodwillMinor, buyerId),
      reason: note,
      ...facts,
    })
  const amountMinor = grossOf(refund)
  if (order.paymentMethod === 'card') {
    const leftMinor = await findRefundable(transaction, orderId)
    const shortMinor = Math.max(0, amountMinor - leftMinor)
    const isOwed = refund.claimId !== null || refund.reason === 'container_back'
    if (shortMinor > 0 && !isOwed) {
      const giftMinor =
        goodwillMinor > 0 ? 0 : await readBalance(transaction, 'goodwill', { orderId, events: ['goodwill'] })
      if (shortMinor > giftMinor) throw refundTooLarge(leftMinor + giftMinor)
      await bookGoodwill(transaction, { ...refund, buyerId, amountMinor: shortMinor })
      await oweRefund(transaction, {
        orderId,
        consignmentId: null,
        amountMinor: leftMinor,
        reason: 'refunded',
        now,
      })
      return
    }
    await oweRefund(transaction, { orderId, consignmentId: null, amountMinor, reason: 'refunded', now })
    if (shortMinor > 0)
      await openEntry(transaction, {
        kind: 'refund_short',
        subject: orderId,
        about: `${formatMinor(shortMinor)} of ${number} cannot go back to the card: pay it by bank.`,
        owner: 'finance',
        dueAt: now,
        now,
      })
    return
  }
  if (bankReference === null) return
  if (-(await readOwedOnAccount(transaction, buyerId)) < amountMinor) throw nothingToPayOut()
  await postLedger(transaction, {
    event: 'bank_paid_back',
    key: `bank_paid_back:${id}`,
    entries: bankPaidBack(amountMinor, buyerId),
    reason: bankReference,
    ...facts,
  })
}

type Taken = BookedRefund & { buyerId: string; amountMinor: number }

/** A credit takes up goodwill that the buyer has already: the money does not go back a second time. */
async function bookGoodwill(
  transaction: Database,
  { id, order, buyerId, amountMinor, note, actor, now }: Taken,
): Promise<void> {
  await postLedger(transaction, {
    event: 'goodwill',
    key: `goodwill_taken_up:${id}`,
    entries: goodwill(-amountMinor, buyerId),
    orderId: order.id,
    reason: note,
    actor: actor.name ?? actor.role,
    now,
  })
}
