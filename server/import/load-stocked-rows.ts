import { operatorActor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors/request-error.ts'
import { noteImportedPrices } from '../prices/set-price.ts'
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
type Written = { inserted: number; updated: number }

/** `finish` writes the updated ones. */
export type BegunLoad = Written & { finish: () => Promise<void> }

/**
 * Writes rows of items with stock. Those that change something are put aside until the file is read; new ones are then
 * written. Those of the shop wait for `finish`, as checkouts wait for what it locks until the import is committed: call it
 * last. It writes by ascending id, in portions, each after the levels of its items are locked: checkouts lock in the same
 * order, so neither fails the other (STOCK-07). What is the same is not locked at all.
 */
export async function loadStockedRows(
  stocked: Stocked,
  batches: AsyncIterable<readonly ReadRow[]>,
): Promise<BegunLoad> {
  const { transaction, file } = stocked
  await openStage(transaction, file)
  for await (const batch of batches) await stageRows(transaction, file, await changedRows(stocked, batch))
  const counts = await orderStage(transaction, file)
  await writePlaces(stocked, { from: 0, to: counts.inserted })
  const finish = async () => {
    await writePlaces(stocked, { from: counts.inserted, to: counts.inserted + counts.updated })
    await closeStage(transaction, file)
  }
  return { ...counts, finish }
}

async function writePlaces(stocked: Stocked, { from, to }: { from: number; to: number }): Promise<void> {
  for (let first = from; first < to; first += portionSize) {
    const places = { from: first, to: Math.min(to, first + portionSize) }
    await writePortion(stocked, await stagedRows(stocked.transaction, stocked.file, places))
  }
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
  if (file === 'containers' && columns.updated.some(({ name }) => name === 'price_minor'))
    await noteImportedPrices(transaction, [...ids.values()], new Date())
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
