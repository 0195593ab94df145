import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import type { StockLevel, StockList, StockRow, StockView } from '../../shared/api/stock-api.ts'
import { stockViews } from '../../shared/list-views.ts'
import { mostStockItems, stockPageSize } from '../../shared/limits/limits.ts'
import { type ContainerItem, listContainerItems } from '../catalogue/find-container-items.ts'
import type { Database } from '../database/database.ts'
import { type LevelRow, readLevels } from './level-queries.ts'
import { lastCounters } from './movement-list-queries.ts'

export type StockSearch = { view?: StockView | undefined; q?: string | undefined; page?: number | undefined }
type Stocked = { item: ContainerItem; level: LevelRow }

const belongs: Record<StockView, (stocked: Stocked) => boolean> = {
  all: () => true,
  low: isLow,
  short: ({ level }) => level.sellable < 0,
}

/** A page of a brewery's containers with their levels, by beer and size, and how many rows each view has (SELL-29). */
export async function listStock(
  database: Database,
  breweryId: string,
  { view = 'all', q = '', page: wanted }: StockSearch,
): Promise<StockList> {
  const found = (await stockOf(database, breweryId)).filter(({ item }) => isFound(item, q))
  const seen = found.filter(belongs[view])
  const pages = pageCount(seen.length, stockPageSize)
  const page = clampPage(wanted, pages)
  const rows = await rowsOf(database, seen.slice((page - 1) * stockPageSize, page * stockPageSize))
  const views = stockViews.map((key) => ({ key, count: found.filter(belongs[key]).length }))
  return { rows, total: seen.length, page, pages, views }
}

/** All rows of a view and search, for a file. */
export async function allStockRows(
  database: Database,
  breweryId: string,
  { view = 'all', q = '' }: StockSearch,
): Promise<StockRow[]> {
  const found = (await stockOf(database, breweryId)).filter(({ item }) => isFound(item, q))
  return rowsOf(database, found.filter(belongs[view]))
}

/** How many beers of a brewery have units to sell, how many of them are low, and how many containers are. */
export async function countLowStock(
  database: Database,
  breweryId: string,
): Promise<{ onSale: number; low: number; containers: number }> {
  const stocked = await stockOf(database, breweryId)
  const onSale = stocked.filter(({ item, level }) => item.isOnline && level.sellable > 0)
  const low = stocked.filter(isLow)
  const lowBeers = new Set(low.map(({ item }) => item.beer))
  const beers = [...new Set(onSale.map(({ item }) => item.beer))]
  const lowOnSale = beers.filter((beer) => lowBeers.has(beer))
  return { onSale: beers.length, low: lowOnSale.length, containers: low.length }
}

/** The levels of these containers, in their order. */
export async function levelsOf(database: Database, items: readonly ContainerItem[]): Promise<StockLevel[]> {
  return (await withLevels(database, items)).map(levelView)
}

async function stockOf(database: Database, breweryId: string): Promise<Stocked[]> {
  return withLevels(database, await listContainerItems(database, { breweryId, limit: mostStockItems }))
}

async function withLevels(database: Database, items: readonly ContainerItem[]): Promise<Stocked[]> {
  const ids = items.map(({ id }) => id)
  const levels = new Map((await readLevels(database, ids)).map((level) => [level.itemId, level]))
  return items.map((item) => ({ item, level: levels.get(item.id)! }))
}

async function rowsOf(database: Database, stocked: readonly Stocked[]): Promise<StockRow[]> {
  const counters = await lastCounters(
    database,
    stocked.map(({ item }) => item.id),
  )
  return stocked.map((each) => {
    const { beer, container, isOnline, id } = each.item
    const { lowBelow } = each.level
    const countedBy = counters.get(id) ?? null
    return { ...levelView(each), beer, container, isOnline, lowBelow, isLow: isLow(each), countedBy }
  })
}

/** What is not sold online is never low. */
function isLow({ item, level }: Stocked): boolean {
  return item.isOnline && level.sellable < level.lowBelow
}

/** Every word of the search stands in its name or its id. */
function isFound({ title, externalId }: ContainerItem, q: string): boolean {
  const text = `${title} ${externalId}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function levelView({ item, level }: Stocked): StockLevel {
  const { id: containerId, externalId, title } = item
  const { onHand, sellable, reserved, promised, countedAt } = level
  const counted = countedAt && new Date(countedAt).toISOString()
  return { containerId, externalId, title, onHand, sellable, reserved, promised, countedAt: counted }
}
