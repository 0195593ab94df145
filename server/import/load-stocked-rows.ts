import { operatorActor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors/request-error.ts'
import { countStock, portionSize, type StockCount } from '../stock/count-stock.ts'
import { lockStock } from '../stock/lock-stock.ts'
import type { RowValues } from './check-row.ts'
import { type StoredRow, storeRows } from './import-queries.ts'
import {
  closeStage,
  compareRows,
  findItemIds,
  findItemLevels,
  openStage,
  orderStage,
  type StagedRow,
  stageRows,
  stagedRows,
} from './staged-row-queries.ts'
import { assessRow, type CountingTime, type StockedFile } from './stock-figures.ts'
import type { StoredColumn } from './stored-columns.ts'

type Stocked = {
  transaction: Database
  file: StockedFile
  title: string
  columns: { stored: readonly StoredColumn[]; updated: readonly StoredColumn[] }
  time: CountingTime
}
/** A row of a file: its values, and what of them is stored. */
export type ReadRow = { values: RowValues; row: StoredRow }
export type Written = { inserted: number; updated: number }

/**
 * Writes rows of items with stock. Those that change something are put aside until the file is read, and are then
 * written by ascending id, in portions, each after the levels of its items are locked: checkouts lock in the same order,
 * so neither fails the other (STOCK-07). What is the same is not locked at all.
 */
export async function loadStockedRows(
  stocked: Stocked,
  batches: AsyncIterable<readonly ReadRow[]>,
): Promise<Written> {
  const { transaction } = stocked
  await openStage(transaction)
  for await (const batch of batches) await stageRows(transaction, await changedRows(stocked, batch))
  await orderStage(transaction)
  const written = { inserted: 0, updated: 0 }
  for (let from = 0; ; from += portionSize) {
    const portion = await stagedRows(transaction, { from, count: portionSize })
    if (portion.length === 0) break
    await writePortion(stocked, portion)
    const inserted = portion.filter(({ id }) => id === null).length
    written.inserted += inserted
    written.updated += portion.length - inserted
  }
  await closeStage(transaction)
  return written
}

async function changedRows(
  { transaction, file, columns, time }: Stocked,
  batch: readonly ReadRow[],
): Promise<StagedRow[]> {
  const given = batch.map(({ row }) => row)
  const stored = await compareRows(transaction, file, columns, given)
  const levels = await findItemLevels(
    transaction,
    file,
    given.map(({ external_id: id }) => id),
  )
  return batch.flatMap(({ values, row }) => {
    const known = stored.get(row.external_id)
    const read = assessRow(file, values, { level: levels.get(row.external_id), time })
    const count = read !== null && read.assessed.kind !== 'same' ? read : null
    if (known && !known.differs && count === null) return []
    const at = count && (count.assessed as { at: Date }).at.toISOString()
    return [{ id: known?.id ?? null, row, units: count?.units ?? null, at }]
  })
}

async function writePortion(
  { transaction, file, title, columns, time }: Stocked,
  portion: readonly StagedRow[],
): Promise<void> {
  await lockStock(
    transaction,
    portion.flatMap(({ id }) => id ?? []),
  )
  const rows = portion.map(({ row }) => row)
  await storeRows(transaction, file, columns, rows)
  const ids = await findItemIds(
    transaction,
    file,
    rows.map(({ external_id: id }) => id),
  )
  const counts = portion.flatMap(({ row, units, at }): StockCount[] =>
    units === null || at === null ? [] : [{ itemId: ids.get(row.external_id)!, units, at: new Date(at) }],
  )
  const cause = {
    at: time.startedAt,
    actor: operatorActor,
    reason: `Imported from ${title}.`,
    isImported: true,
  }
  await countStock(transaction, counts, cause).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    throw new Error(`Some of ${title} was counted while it was imported. Please import it again.`)
  })
}
