import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteWaitingPrices, pricesWithoutRow } from './price-queries.ts'
import { setPrices } from './set-prices.ts'

export type WrittenPrice = {
  containerId: string
  priceId: number
  fromDay: string
  /** What the container cost before any row of it. */
  before: number | null
}

/**
 * Takes back prices that were written, each the newest row of its container. One that never held goes, so that what was
 * announced before it holds on its day. One that has held stays as history, and a row of today brings back what would hold
 * without it. Needs a transaction.
 */
export async function withdrawPrices(
  transaction: Database,
  written: readonly WrittenPrice[],
  by: { setBy: string; now: Date },
): Promise<void> {
  if (written.length === 0) return
  const today = londonDay(by.now)
  const gone = await deleteWaitingPrices(
    transaction,
    written.map(({ priceId }) => priceId),
  )
  const stood = written
    .filter(({ priceId }) => !gone.has(priceId))
    .map((row) => ({ ...row, day: row.fromDay > today ? row.fromDay : today }))
  const without = await pricesWithoutRow(transaction, stood)
  const back = stood.flatMap(({ containerId, before, day }) => {
    const { isHolding, other } = without.get(containerId)!
    if (!isHolding) return []
    return [{ containerId, priceMinor: other === null ? before : other.priceMinor, fromDay: day }]
  })
  await setPrices(transaction, back, by)
}
