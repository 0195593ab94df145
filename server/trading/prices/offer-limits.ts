import type { Database } from '../../platform/database/database.ts'
import { limitedOfferIds, lockLimits, setUnitsTaken, unitsLeftRows } from './offer-queries.ts'

/** Units that are left of each of these offers that has a limit, by id. */
export const unitsLeftOf = (
  database: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => unitsLeftRows(database, offerIds)

/** The limits of those of these offers that have one, locked until the transaction ends. */
export const holdLimits = (
  transaction: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => lockLimits(transaction, offerIds)

/** Stores how many units orders have at these offers. Needs lockLimits. */
export const noteUnitsTaken = (
  transaction: Database,
  taken: readonly { id: string; units: number }[],
): Promise<void> => setUnitsTaken(transaction, taken)

/** Offers with a limit whose last day has not gone. */
export const findLimitedOffers = (database: Database, today: string): Promise<string[]> =>
  limitedOfferIds(database, today)
