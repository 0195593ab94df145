import type { Database } from '../../platform/database/database.ts'
import { moveStock, reserveStock } from '../stock/move-order-stock.ts'
import type { StockCause } from '../stock/stock-cause.ts'
import type { LineRow } from './order-read-queries.ts'

type Line = Pick<LineRow, 'id'>

/** Reserves the units of a stored order's lines; returns the items that are short, and the caller rolls back. */
export function reserveLines(
  transaction: Database,
  lines: readonly Pick<LineRow, 'id' | 'kind' | 'itemId' | 'quantity'>[],
  cause: StockCause,
): Promise<{ shortIds: string[] }> {
  const wanted = lines.map(({ id, ...line }) => ({ ...line, lineId: id }))
  return reserveStock(transaction, 'reserve', wanted, cause)
}

/** What was reserved for these lines is owed from now on: the payment succeeded. */
export const promiseLines = (transaction: Database, lines: readonly Line[], cause: StockCause) =>
  moveStock(transaction, 'promise', allOf(lines), cause)

/** So many units of these lines have gone. */
export function dispatchLines(
  transaction: Database,
  lines: readonly { id: string; units: number }[],
  cause: StockCause,
): Promise<void> {
  const gone = lines.map(({ id, units }) => ({ lineId: id, units }))
  return moveStock(transaction, 'dispatch', gone, cause)
}

/** All that these lines hold, reserved or promised, may be bought again. */
export async function giveBackLines(
  transaction: Database,
  lines: readonly Line[],
  cause: StockCause,
): Promise<void> {
  await moveStock(transaction, 'release', allOf(lines), cause)
  await moveStock(transaction, 'unpromise', allOf(lines), cause)
}

/** So many units of these lines are not there, says the brewery: they leave what is on hand and do not come back. */
export function missLines(
  transaction: Database,
  lines: readonly { id: string; missing: number }[],
  cause: StockCause,
): Promise<void> {
  const short = lines.map(({ id, missing }) => ({ lineId: id, units: missing }))
  return moveStock(transaction, 'short', short, cause)
}

const allOf = (lines: readonly Line[]) => lines.map(({ id }) => ({ lineId: id, units: null }))
