import type { RecordedKind } from '../../../shared/api/stock-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { moreThanOnHand } from '../../platform/errors/stock-errors.ts'
import { countStock } from './count-stock.ts'
import { insertChanges, lockLevels } from './level-queries.ts'
import { noteShortages } from './note-shortages.ts'
import type { StockCause } from './stock-cause.ts'

export type RecordedStock = {
  kind: RecordedKind
  /** A container may have been counted at a moment of its own. */
  items: readonly { itemId: string; units: number; countedAt?: Date | null }[]
  /** Of a count; null is now. */
  countedAt: Date | null
}

const oldestCountMs = 366 * 86_400_000

/** What one recorded unit does to what is sellable. */
const signs: Record<Exclude<RecordedKind, 'count'>, 1 | -1> = {
  made: 1,
  spoilt: -1,
  sold_elsewhere: -1,
  returned: 1,
}

/**
 * Records what a brewery, or Dray for its accessories, did with its stock, or what it counted (STOCK-05). Needs a
 * transaction. Throws RequestError 400 for an item twice, no units or a count in the future, 409 for units that are not
 * there or a count that was overtaken by another.
 */
export async function recordStock(
  transaction: Database,
  { kind, items, countedAt }: RecordedStock,
  cause: StockCause,
): Promise<void> {
  const itemIds = items.map(({ itemId }) => itemId)
  if (new Set(itemIds).size < items.length) throw badField('items', 'An item is named twice.')
  const counts = items.map(({ itemId, units, countedAt: own }) => {
    return { itemId, units, at: own ?? countedAt ?? cause.at }
  })
  for (const { at } of counts) requirePast(at, cause.at)
  if (kind === 'count') {
    await countStock(transaction, counts, cause)
    return
  }
  if (countedAt !== null || items.some(({ countedAt: own }) => own))
    throw badField('countedAt', 'Only a count has a moment of its own.')
  if (items.some(({ units }) => units === 0)) throw badField('units', 'Say how many units.')
  const levels = new Map((await lockLevels(transaction, itemIds)).map((level) => [level.itemId, level]))
  const moved = items.map(({ itemId, units }) => {
    const { sellable: before, onHand } = levels.get(itemId)!
    if (signs[kind] < 0 && units > onHand) throw moreThanOnHand(onHand)
    return { itemId, before, change: signs[kind] * units, sellable: before + signs[kind] * units }
  })
  const changes = moved.map(({ itemId, change }) => ({ itemId, sellable: change }))
  await insertChanges(transaction, kind, changes, cause)
  const short = moved.filter(({ before, sellable }) => Math.min(before, sellable) < 0)
  await noteShortages(transaction, short, cause.at)
}

function requirePast(at: Date, now: Date): void {
  if (!(at <= now)) throw badField('countedAt', 'This is no moment that has been.')
  if (at.getTime() < now.getTime() - oldestCountMs)
    throw badField('countedAt', 'A count is at most a year old.')
}
