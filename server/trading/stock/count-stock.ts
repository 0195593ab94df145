import type { Database } from '../../platform/database/database.ts'
import { countTooOld } from '../../platform/errors/stock-errors.ts'
import { assessCount } from './assess-count.ts'
import { insertCounts, lockLevels } from './level-queries.ts'
import { goneItem, noteShortages, titlesOf } from './note-shortages.ts'
import type { StockCause } from './stock-cause.ts'

/** So many units of an item were on hand at a moment. */
export type StockCount = { itemId: string; units: number; at: Date }
type Counting = StockCause & { isImported?: boolean }

/** How many levels one statement locks. */
export const portionSize = 500

/**
 * Books counts: what came or left since the moment of a count stays as it was moved. Locks levels by ascending id, in
 * portions, and answers what each came to; counts of containers and of accessories come in calls of their own, in this order. Needs a transaction;
 * throws RequestError 409 for a moment before the item's last count.
 */
export async function countStock(
  transaction: Database,
  counts: readonly StockCount[],
  { isImported = false, ...cause }: Counting,
): Promise<{ itemId: string; change: number }[]> {
  const ascending = counts.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
  const changes: { itemId: string; change: number }[] = []
  for (let from = 0; from < ascending.length; from += portionSize) {
    const portion = ascending.slice(from, from + portionSize)
    changes.push(...(await countPortion(transaction, portion, { isImported, ...cause })))
  }
  return changes
}

async function countPortion(
  transaction: Database,
  portion: readonly StockCount[],
  { isImported, ...cause }: Counting & { isImported: boolean },
): Promise<{ itemId: string; change: number }[]> {
  const levels = await lockLevels(
    transaction,
    portion.map(({ itemId }) => itemId),
  )
  const levelOf = new Map(levels.map((level) => [level.itemId, level]))
  const known = portion.filter(({ itemId }) => levelOf.has(itemId))
  const later = known.flatMap(({ itemId, at }) => {
    const assessed = assessCount(at, levelOf.get(itemId)!.countedAt)
    return assessed.kind === 'stale' ? [{ itemId, countedAt: assessed.countedAt }] : []
  })
  if (later.length > 0) throw await tooOld(transaction, later)
  const rows = known.map((count) => ({ ...count, at: count.at.toISOString(), isImported }))
  const changes = await insertCounts(transaction, rows, cause)
  const now = changes.map(({ itemId, change }) => {
    const before = levelOf.get(itemId)!.sellable
    return { itemId, before, sellable: before + change }
  })
  const short = now.filter(({ before, sellable }) => Math.min(before, sellable) < 0)
  await noteShortages(transaction, short, cause.at)
  return changes
}

/** Names what was counted since, so that one of many can be left out. */
async function tooOld(transaction: Database, later: readonly { itemId: string; countedAt: Date }[]) {
  const titles = await titlesOf(
    transaction,
    later.map(({ itemId }) => itemId),
  )
  return countTooOld(
    later.map(({ itemId, countedAt }) => ({ title: titles.get(itemId) ?? goneItem, countedAt })),
  )
}
