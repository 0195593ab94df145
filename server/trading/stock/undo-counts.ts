import type { Database } from '../../platform/database/database.ts'
import { insertChanges, lockLevels } from './level-queries.ts'
import { restoreImportedFigures } from './moved-since-queries.ts'
import { noteShortages } from './note-shortages.ts'
import type { StockCause } from './stock-cause.ts'

/** A count of an import: what it came to, when it was, and the figures of the import before. */
export type ImportedCount = {
  itemId: string
  change: number
  at: string
  importedUnits: number | null
  importedAt: string | null
}

/**
 * Takes counts of an import back by movements of the same size, where nothing was counted since and the units are still
 * there; answers the items that stay (SELL-37). What was sold since stays sold. Needs a transaction.
 */
export async function undoCounts(
  transaction: Database,
  counts: readonly ImportedCount[],
  cause: StockCause,
): Promise<{ itemId: string; why: 'counted since' | 'units gone' }[]> {
  const locked = await lockLevels(
    transaction,
    counts.map(({ itemId }) => itemId),
  )
  const levels = new Map(locked.map((level) => [level.itemId, level]))
  const stay: { itemId: string; why: 'counted since' | 'units gone' }[] = []
  const back: ImportedCount[] = []
  for (const count of counts) {
    const level = levels.get(count.itemId)
    const { itemId } = count
    if (level === undefined || level.countedAt === null || new Date(level.countedAt) > new Date(count.at))
      stay.push({ itemId, why: 'counted since' })
    else if (level.onHand - count.change < 0) stay.push({ itemId, why: 'units gone' })
    else back.push(count)
  }
  const moved = back.filter(({ change }) => change !== 0)
  const changes = moved.map(({ itemId, change }) => ({ itemId, sellable: -change }))
  await insertChanges(transaction, 'count', changes, cause)
  await restoreImportedFigures(transaction, back)
  const short = changes
    .map(({ itemId, sellable }) => {
      const before = levels.get(itemId)!.sellable
      return { itemId, before, sellable: before + sellable }
    })
    .filter(({ before, sellable }) => Math.min(before, sellable) < 0)
  await noteShortages(transaction, short, cause.at)
  return stay
}
