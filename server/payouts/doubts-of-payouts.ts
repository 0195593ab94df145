import { formatMoment } from '../../shared/dates/dates.ts'
import { type PayoutHold, payoutHoldKinds } from '../../shared/payouts/payout-words.ts'
import type { Database } from '../database/database.ts'
import { bankAccountRow } from './payout-account-queries.ts'
import { findPayoutHold } from './payout-holds.ts'
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
  { breweryId, madeAt }: Pick<PayoutRow, 'breweryId' | 'madeAt'>,
  now: Date,
): Promise<string[]> {
  const hold = await findPayoutHold(database, { breweryId, now })
  const account = await bankAccountRow(database, breweryId)
  const isOther = account !== null && new Date(account.changedAt) > new Date(madeAt)
  return [
    ...(hold === null ? [] : [`${holdSentence(hold)}.`]),
    ...(isOther
      ? [`The bank account was changed on ${formatMoment(account.changedAt)}, after this was made.`]
      : []),
  ]
}

const holdSentence = ({ kind, reason }: PayoutHold) =>
  reason === null ? holdText[kind] : `${holdText[kind]}: ${reason.replace(/\.$/u, '')}`
