import type { Database } from '../../platform/database/database.ts'
import { noteShortages } from './note-shortages.ts'
import { type LineUnits, moveHeldUnits, takeUnits, type UnitsInput } from './order-movement-queries.ts'
import type { StockCause } from './stock-cause.ts'

/**
 * Takes units that may be bought for lines of an order or of a proposal: `reserve` holds them for an answer or a payment,
 * `promise_on_account` owes them at once. Each item occurs once. Returns the items that are short, after which the caller
 * rolls back. Needs a transaction.
 */
export async function reserveStock(
  transaction: Database,
  kind: 'reserve' | 'promise_on_account',
  wanted: readonly UnitsInput[],
  cause: StockCause,
): Promise<{ shortIds: string[] }> {
  if (wanted.length === 0) return { shortIds: [] }
  const taken = await takeUnits(transaction, kind, wanted, cause)
  return { shortIds: wanted.filter(({ lineId }) => !taken.has(lineId)).map(({ itemId }) => itemId) }
}

/**
 * Moves units that lines hold: `release` and `unpromise` make them sellable again, `promise` owes what was reserved,
 * `short` and `dispatch` take promised ones off what is on hand. Moves no more than a line holds, so doing it again does
 * nothing. Needs a transaction that holds the order.
 */
export async function moveStock(
  transaction: Database,
  kind: Parameters<typeof moveHeldUnits>[1],
  lines: readonly LineUnits[],
  cause: StockCause,
): Promise<void> {
  const short = await moveHeldUnits(transaction, kind, lines, cause)
  await noteShortages(transaction, short, cause.at)
}
