import { operatorActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { noteImportedPrices } from '../../trading/prices/set-price.ts'
import { assessCount } from '../../trading/stock/assess-count.ts'
import { countStock, portionSize, type StockCount } from '../../trading/stock/count-stock.ts'
import { lockStock } from '../../trading/stock/read-stock.ts'
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
  /** Where rows wait until all are read: another transaction where what the shop has is written after this one. */
  stage: Database
  file: StockedFile
  title: string
  columns: { stored: readonly StoredColumn[]; updated: readonly StoredColumn[] }
  time: CountingTime
  warn: (sentence: string) => void
}
/** A row of a file: its values, and what of them is stored. */
export type ReadRow = { values: RowValues; row: StoredRow }
type Written = { inserted: number; updated: number }

/** Runs a piece of work in the import's own transaction, or in one for this piece alone. */
export type PortionRunner = (work: (transaction: Database) => Promise<void>) => Promise<void>
/** `finish` writes the updated ones, in portions. */
export type BegunLoad = Written & { finish: (inPortion: PortionRunner) => Promise<void> }

/**
 * Writes rows of items with stock. Those that change something are put aside until the file is read; new ones are then
 * written. Those of the shop wait for `finish`, as checkouts wait for what it locks until its transaction is committed. It
 * writes by ascending id, in portions, each after the levels of its items are locked: checkouts lock in the same
 * order, so neither fails the other (STOCK-07). What is the same is not locked at all.
 */
export async function loadStockedRows(
  stocked: Stocked,
  batches: AsyncIterable<readonly ReadRow[]>,
): Promise<BegunLoad> {
  const { stage, transaction, file } = stocked
  await openStage(stage, file)
  for await (const batch of batches) await stageRows(stage, file, await changedRows(stocked, batch))
  const counts = await orderStage(stage, file)
  for (const places of portions(0, counts.inserted))
    await writePortion(stocked, transaction, await stagedRows(stage, file, places))
  const finish = async (inPortion: PortionRunner) => {
    for (const places of portions(counts.inserted, counts.inserted + counts.updated)) {
      const rows = await stagedRows(stage, file, places)
      await inPortion((portion) => writePortion(stocked, portion, rows))
    }
    await closeStage(stage, file)
  }
  return { ...counts, finish }
}

function* portions(from: number, to: number): Generator<{ from: number; to: number }> {
  for (let first = from; first < to; first += portionSize)
    yield { from: first, to: Math.min(to, first + portionSize) }
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
  { file, title, columns, time, warn }: Stocked,
  transaction: Database,
  portion: readonly StagedRow[],
): Promise<void> {
  await lockStock(
    transaction,
    portion.flatMap(({ id }) => id ?? []),
  )
  const rows = portion.map(({ row }) => row)
  await storeRows(transaction, file, columns, rows)
  const externalIds = rows.map(({ external_id: id }) => id)
  const ids = await findItemIds(transaction, file, externalIds)
  if (file === 'containers' && columns.updated.some(({ name }) => name === 'price_minor'))
    await noteImportedPrices(transaction, [...ids.values()], new Date())
  const levels = await findItemLevels(transaction, file, externalIds)
  const counted = portion.flatMap(({ row, units, at }) => {
    if (units === null || at === null) return []
    const { external_id: id } = row
    const isLate = assessCount(new Date(at), levels.get(id)?.countedAt ?? null).kind === 'stale'
    return [{ id, isLate, count: { itemId: ids.get(id)!, units, at: new Date(at) } satisfies StockCount }]
  })
  for (const { id } of counted.filter(({ isLate }) => isLate))
    warn(`${title}: ${id} was counted again while the file was read. The later count stays.`)
  const counts = counted.filter(({ isLate }) => !isLate).map(({ count }) => count)
  const cause = { at: time.startedAt, actor: operatorActor, reason: `Imported from ${title}.` }
  await countStock(transaction, counts, { ...cause, isImported: true })
}
