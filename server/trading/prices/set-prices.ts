import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { lockPrices } from './lock-prices.ts'
import { applyBegunPrices, insertPrices, newestPriceIds } from './price-queries.ts'

export type PriceOfContainer = { containerId: string; priceMinor: number | null; fromDay: string }

/**
 * Sets prices of many containers, in their order; those of today apply at once. Answers the row of each. Needs a
 * transaction; throws RequestError 400 for a day that has gone.
 */
export async function setPrices(
  transaction: Database,
  prices: readonly PriceOfContainer[],
  { setBy, now }: { setBy: string; now: Date },
): Promise<number[]> {
  if (prices.length === 0) return []
  const today = londonDay(now)
  if (prices.some(({ fromDay }) => fromDay < today))
    throw badField('fromDay', 'A price begins today or later.')
  const containerIds = prices.map(({ containerId }) => containerId)
  await lockPrices(transaction, containerIds)
  const ids = await insertPrices(
    transaction,
    prices.map((price) => ({ ...price, setBy, setAt: now.toISOString() })),
  )
  await applyBegunPrices(transaction, { containerIds, today, now })
  return ids
}

/** The row that was written last of each of these containers, by container; their prices are held until the transaction ends. */
export async function findNewestPriceIds(
  transaction: Database,
  containerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await lockPrices(transaction, containerIds)
  return newestPriceIds(transaction, containerIds)
}
