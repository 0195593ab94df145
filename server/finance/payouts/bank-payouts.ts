import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import {
  brewerySettled,
  payoutDoubted,
  payoutMarkedBefore,
  payoutNotByBank,
  payoutWithdrawn,
} from '../../platform/errors/payout-errors.ts'
import { payoutReturned } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { findPayoutDoubts } from './doubts-of-payouts.ts'
import { insertBreweryPayment } from './payout-return-queries.ts'
import { lockedPayoutRow, lockPayoutsOf, withdrawPayout } from './payout-queries.ts'
import { bookPayout, isStillOwed } from './send-payouts.ts'

type ActionContext = { actor: Actor; now: Date }

type Marking = ActionContext & {
  number: string
  reference: string
  /** The person has seen what speaks against it. */
  isConfirmed: boolean
}

/**
 * Finance sent a payout of the bank list. One that the ledger does not owe by now is withdrawn instead, before any money
 * moves: answers so. Needs a transaction; throws RequestError 400, 404, and 409, also
 * where the brewery is on hold, or its account was changed, and no one has confirmed it.
 */
export async function markPayoutSentByBank(
  transaction: Database,
  { number, reference: given, isConfirmed, actor, now }: Marking,
): Promise<{ isSent: boolean; doubts: string[] }> {
  const reference = readReference(given)
  const row = await lockedPayoutRow(transaction, number)
  if (row === null) throw notFound('The payout')
  if (row.provider !== null) throw payoutNotByBank()
  if (row.withdrawnAt !== null) throw payoutWithdrawn()
  if (row.sentAt !== null) throw payoutMarkedBefore()
  await lockPayoutsOf(transaction, row.breweryId)
  const doubts = await findPayoutDoubts(transaction, row, now)
  if (doubts.length > 0 && !isConfirmed) throw payoutDoubted(doubts)
  const isOwed = await isStillOwed(transaction, row)
  if (isOwed) await bookPayout(transaction, row, { reference, by: actor.name, now })
  else await withdrawPayout(transaction, row.id, now)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: isOwed ? 'payout sent' : 'payout withdrawn',
    subject: { kind: 'brewery', id: row.breweryId },
    after: { number, amountMinor: row.amountMinor, reference, ...(doubts.length > 0 && { doubts }) },
  })
  return { isSent: isOwed, doubts }
}

type Received = ActionContext & {
  breweryId: string
  amountMinor: number
  receivedOn: string
  reference: string
}

/**
 * A brewery paid by bank what it owes Dray, or a part of it. Needs a transaction; throws RequestError 400 for a bad field,
 * 409 above what it owes or for the same payment again.
 */
export async function receiveFromBrewery(
  transaction: Database,
  { breweryId, amountMinor, receivedOn, reference: given, actor, now }: Received,
): Promise<void> {
  const reference = readReference(given)
  if (!Number.isInteger(amountMinor) || amountMinor < 1)
    throw badField('amountMinor', 'An amount is more than £0.00.')
  if (receivedOn > londonDay(now))
    throw badField('receivedOn', 'Name the day of the bank’s statement, today at the latest.')
  await lockPayoutsOf(transaction, breweryId)
  await requireDebit(transaction, breweryId, amountMinor)
  const payment = { breweryId, amountMinor, receivedOn, reference }
  const id = await insertBreweryPayment(transaction, {
    ...payment,
    markedBy: actor.name,
    markedAt: now.toISOString(),
  })
  if (id === null) throw payoutMarkedBefore()
  await postLedger(transaction, {
    event: 'payout_returned',
    key: `brewery_payment:${id}`,
    entries: payoutReturned(amountMinor, breweryId, null),
    actor: actor.name,
    reason: `Received ${receivedOn}: ${reference}`,
    now,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'brewery paid',
    subject: { kind: 'brewery', id: breweryId },
    after: payment,
  })
}

/** Throws RequestError 409 above what a brewery owes, in pence. */
export async function requireDebit(
  transaction: Database,
  breweryId: string,
  amountMinor: number,
): Promise<void> {
  const owedMinor = Math.max(0, await readBalance(transaction, 'brewery_due', { owner: breweryId }))
  if (amountMinor > owedMinor) throw brewerySettled(owedMinor)
}

function readReference(given: string): string {
  const reference = given.trim()
  if (reference === '' || reference.length > 64)
    throw badField('reference', 'Enter the reference from the bank statement (up to 64 characters).')
  return reference
}
