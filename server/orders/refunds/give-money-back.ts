import { formatMinor } from '../../../shared/format/money.ts'
import type { Database } from '../../database/database.ts'
import { nothingToPayOut, refundTooLarge } from '../../errors/refund-errors.ts'
import { bankPaidBack, goodwill } from '../../ledger/booking-rules.ts'
import { postLedger } from '../../ledger/post-ledger.ts'
import { findLedgerBuyer } from '../../ledger/read-balances.ts'
import { readOwedOnAccount } from '../../ledger/read-on-account.ts'
import { findRefundable } from '../../payments/read-payments.ts'
import { oweRefund } from '../../payments/record-payment.ts'
import { openEntry } from '../../worklist/worklist.ts'
import { type BookedRefund, grossOf } from './booked-refund.ts'

/**
 * Owes a refund to the card, books goodwill, and what is paid out by bank. On account the credit itself lowers what is
 * owed. Throws RequestError 409 for more than the payment has left: a claim, and a deposit, goes on with what is left,
 * and finance sees the rest.
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
    if (amountMinor > leftMinor && refund.claimId === null && refund.reason !== 'container_back')
      throw refundTooLarge(leftMinor)
    await oweRefund(transaction, { orderId, consignmentId: null, amountMinor, reason: 'refunded', now })
    if (amountMinor > leftMinor)
      await openEntry(transaction, {
        kind: 'refund_short',
        subject: orderId,
        about: `${formatMinor(amountMinor - leftMinor)} of ${number} cannot go back to the card: pay it by bank.`,
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
