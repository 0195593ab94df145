import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { layAccount } from '../credit/lay-account.ts'
import type { Database } from '../../platform/database/database.ts'
import { type DuePart, readDueParts } from '../ledger/read-brewery-dues.ts'
import { findOpenTransfers } from '../payments/read-payments.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { assessAvailable, type Available } from './assess-available.ts'
import { lastPayableDay } from './payable-day.ts'
import { paidOutByPart, sumsOnItsWay } from './payout-queries.ts'

/** What is claimed of breweries and not decided, in pence with VAT by brewery; those without a claim are missing. */
export type ClaimedOf = (database: Database, breweryIds: readonly string[]) => Promise<Map<string, number>>

type FindAvailableInput = {
  breweryId: string
  nation: Nation
  provider: string
  now: Date
  claimedOf: ClaimedOf
}
export type FoundAvailable = Available & { dueMinor: number; onItsWayMinor: number }

/** What of a brewery's balance a provider may pay out at a moment, in pence, and what it is made of. */
export async function findAvailable(
  database: Database,
  { breweryId, nation, provider, now, claimedOf }: FindAvailableInput,
): Promise<FoundAvailable> {
  const { 'payouts.delay-days': delayDays } = await readSettings(database, 'payouts.delay-days')
  const today = londonDay(now)
  const since = londonMoment(addDays(lastPayableDay(today, delayDays, nation), 1), '00:00')
  const due = await readDueParts(database, { breweryId, provider, since })
  const transfers = await findOpenTransfers(database, breweryId)
  const paidOut = await paidOutByPart(database, breweryId)
  const onItsWayMinor = (await sumsOnItsWay(database, [breweryId])).get(breweryId) ?? 0
  const payable = await partsPayableOnAccount(database, due, today)
  const parts = due.map((part) => ({
    ...part,
    isUnpaidOnAccount: isOnAccount(part) && !payable.has(part.partId ?? ''),
    transferMinor: transfers
      .filter(({ partId }) => partId === part.partId)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    paidOutMinor: part.partId === null ? 0 : (paidOut.get(part.partId) ?? 0),
  }))
  const dueMinor = due.reduce((sum, part) => sum + part.dueMinor, 0)
  const claimedMinor = (await claimedOf(database, [breweryId])).get(breweryId) ?? 0
  return { ...assessAvailable(parts, { onItsWayMinor, claimedMinor }), dueMinor, onItsWayMinor }
}

/** Lost containers are charged on account, beside any order. */
const isOnAccount = ({ orderId, partId, isByCard, buyerId }: DuePart) =>
  !isByCard && (orderId !== null || (partId !== null && buyerId !== null))

/** Parts on account that the buyer has paid, or whose day has come, whichever is first (CRED-10). */
async function partsPayableOnAccount(
  database: Database,
  due: readonly DuePart[],
  today: string,
): Promise<ReadonlySet<string>> {
  const buyers = new Set(
    due.filter((part) => isOnAccount(part) && part.dueMinor > 0).map((part) => part.buyerId),
  )
  const payable = new Set<string>()
  for (const buyerId of buyers) {
    if (buyerId === null) continue
    const { items } = await layAccount(database, buyerId)
    for (const { partId, settledOn, dueOn } of items)
      if (partId !== null && (settledOn !== null || (dueOn !== null && dueOn <= today))) payable.add(partId)
  }
  return payable
}
