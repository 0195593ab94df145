import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { payoutHoldText } from '../../../shared/payouts/payout-words.ts'
import {
  addDays,
  isWorkingDay,
  londonDay,
  londonMoment,
  londonTime,
} from '../../../shared/working-time/working-time.ts'
import { findBreweryNations } from '../../catalogue/beers/brewery-nations.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPaidOut } from '../ledger/read-brewery-money.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { findPayoutAccount } from '../payments/payout-accounts.ts'
import { type ClaimedOf, findAvailable } from './find-available.ts'
import { bankAccountRow } from './payout-account-queries.ts'
import { findPayoutHold } from './payout-holds.ts'

type ReadMoneyInput = { breweryId: string; provider: string; claimedOf: ClaimedOf; now: Date }

/** A brewery's money: sold and not sent, due, in claim, on its way, paid, and why nothing is paid out (PAYO-03). */
export async function readBreweryMoney(
  database: Database,
  { breweryId, provider, claimedOf, now }: ReadMoneyInput,
): Promise<BreweryMoney> {
  const nation = (await findBreweryNations(database, [breweryId])).get(breweryId) ?? 'england-and-wales'
  const today = londonDay(now)
  const monthBegan = `${today.slice(0, 7)}-01`
  const available = await findAvailable(database, { breweryId, nation, provider, claimedOf, now })
  const { onItsWayMinor, notYetMinor, inClaimMinor, availableMinor } = available
  const dueMinor = -(await readBalance(database, 'brewery_due', { owner: breweryId })) - onItsWayMinor
  const hold = await findPayoutHold(database, { breweryId, now })
  let nextPayoutOn = londonTime(now) < '06:00' ? today : addDays(today, 1)
  while (!isWorkingDay(nextPayoutOn, nation)) nextPayoutOn = addDays(nextPayoutOn, 1)
  return {
    heldMinor: 0 - (await readBalance(database, 'brewery_held', { owner: breweryId })),
    dueMinor,
    notYetMinor,
    inClaimMinor,
    availableMinor: Math.max(0, availableMinor),
    onItsWayMinor,
    paidMinor: await readPaidOut(database, breweryId),
    paidThisMonthMinor: await readPaidOut(database, breweryId, londonMoment(monthBegan, '00:00')),
    monthBegan,
    nextPayoutOn,
    hold: hold === null ? null : { kind: hold.kind, text: payoutHoldText(hold) },
    account: await accountOf(database, breweryId),
  }
}

/** Whether a brewery has said where it is paid. */
export const hasPayoutAccount = async (database: Database, breweryId: string): Promise<boolean> =>
  (await accountOf(database, breweryId)) !== null

async function accountOf(database: Database, breweryId: string): Promise<BreweryMoney['account']> {
  const stripe = await findPayoutAccount(database, breweryId)
  if (stripe !== null) return { kind: 'stripe', ending: stripe.slice(-4) }
  const bank = await bankAccountRow(database, breweryId)
  return bank === null ? null : { kind: 'bank', ending: bank.ending }
}
