import { momentText } from '../../../shared/delivery/moment-text.ts'
import { type PayoutHold, payoutHoldKinds } from '../../../shared/payouts/payout-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { bankAccountRows } from './payout-account-queries.ts'
import { findPayoutHolds } from './payout-holds.ts'
import type { PayoutRow } from './payout-queries.ts'

const holdText: Readonly<Record<(typeof payoutHoldKinds)[number], string>> = {
  finance: 'Payouts to this brewery are on hold',
  awrs_failed: 'The AWRS check of this brewery failed',
  no_account: 'This brewery has no account',
}

/**
 * Why a payout of the bank list should not be sent now: a hold since it was made, or another bank account than the one it was
 * made for. That is how payouts are diverted, so it is shown, and confirmed where the bank has sent it already.
 */
export async function findPayoutDoubts(
  database: Database,
  payout: DoubtedPayout,
  now: Date,
): Promise<string[]> {
  return (await findDoubtsOfPayouts(database, [payout], now))(payout)
}

/** The same of several payouts: answers those of one. */
export async function findDoubtsOfPayouts(
  database: Database,
  payouts: readonly DoubtedPayout[],
  now: Date,
): Promise<(payout: DoubtedPayout) => string[]> {
  const breweryIds = [...new Set(payouts.map(({ breweryId }) => breweryId))]
  const holds = await findPayoutHolds(database, { breweryIds, now })
  const accounts = new Map(
    (await bankAccountRows(database, breweryIds)).map((account) => [account.breweryId, account]),
  )
  return ({ breweryId, madeAt }) => {
    const hold = holds.get(breweryId)
    const account = accounts.get(breweryId)
    const isOther = account !== undefined && new Date(account.changedAt) > new Date(madeAt)
    return [
      ...(hold === undefined ? [] : [`${holdSentence(hold)}.`]),
      ...(isOther
        ? [`The bank account was changed on ${momentText(account.changedAt)}, after this was made.`]
        : []),
    ]
  }
}

type DoubtedPayout = Pick<PayoutRow, 'breweryId' | 'madeAt'>

const holdSentence = ({ kind, reason }: PayoutHold) =>
  reason === null ? holdText[kind] : `${holdText[kind]}: ${reason.replace(/\.$/u, '')}`
