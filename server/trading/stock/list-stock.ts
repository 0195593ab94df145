import type { StockLevel, StockList, StockRow, StockView } from '../../../shared/api/stock-api.ts'
import { stockViews } from '../../../shared/api/list-views.ts'
import { mostStockItems, stockPageSize } from '../../../shared/limits/limits.ts'
import { type ContainerItem, findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { readViewPage } from '../../platform/database/read-page.ts'
import { type LevelRow, readLevels } from './level-queries.ts'
import { lastCounters, unitsGone } from './movement-list-queries.ts'
import { countStockViews, lowStockRow, stockItemIds } from './stock-list-queries.ts'

export type StockSearch = { view?: StockView | undefined; q?: string | undefined; page?: number | undefined }
const sixWeeksMs = 42 * 86_400_000

type Stocked = { item: ContainerItem; level: LevelRow }

/** A page of a brewery's containers with their levels, by beer and size, and how many rows each view has (SELL-29). */
export async function listStock(
  database: Database,
  breweryId: string,
  { view = 'all', q = '', page, now }: StockSearch & { now: Date },
): Promise<StockList> {
  const filter = { breweryId, words: wordsOf(q) }
  return readViewPage({
    page,
    size: stockPageSize,
    view,
    views: stockViews,
    counts: countStockViews(database, filter),
    rows: async (place) => rowsOf(database, await stockItemIds(database, filter, { view, ...place }), now),
  })
}

/** All rows of a view and search, for a file. */
export async function allStockRows(
  database: Database,
  breweryId: string,
  { view = 'all', q = '', now }: StockSearch & { now: Date },
): Promise<StockRow[]> {
  const place = { view, offset: 0, limit: mostStockItems }
  return rowsOf(database, await stockItemIds(database, { breweryId, words: wordsOf(q) }, place), now)
}

/** How many beers of a brewery have units to sell, how many of them are low, and how many containers are. */
export async function countLowStock(
  database: Database,
  breweryId: string,
): Promise<{ onSale: number; low: number; containers: number }> {
  return lowStockRow(database, breweryId)
}

/** The levels of these containers, in their order. */
export async function levelsOf(database: Database, items: readonly ContainerItem[]): Promise<StockLevel[]> {
  return (await withLevels(database, items)).map(levelView)
}

async function withLevels(database: Database, items: readonly ContainerItem[]): Promise<Stocked[]> {
  const ids = items.map(({ id }) => id)
  const levels = new Map((await readLevels(database, ids)).map((level) => [level.itemId, level]))
  return items.map((item) => ({ item, level: levels.get(item.id)! }))
}

async function rowsOf(database: Database, ids: readonly string[], now: Date): Promise<StockRow[]> {
  const stocked = await withLevels(database, await findContainerItems(database, { ids }))
  const itemIds = stocked.map(({ item }) => item.id)
  const counters = await lastCounters(database, itemIds)
  const from = new Date(now.getTime() - sixWeeksMs)
  const gone =
    itemIds.length === 0
      ? []
      : await unitsGone(database, { itemIds, from, until: new Date(now.getTime() + 1) })
  return stocked.map((each) => {
    const { beer, container, isOnline, id } = each.item
    const { lowBelow } = each.level
    const countedBy = counters.get(id) ?? null
    const goneSixWeeks = gone.find(({ itemId }) => itemId === id)?.units ?? 0
    return {
      ...levelView(each),
      beer,
      container,
      isOnline,
      lowBelow,
      isLow: isLow(each),
      goneSixWeeks,
      countedBy,
    }
  })
}

/** What is not sold online is never low. */
function isLow({ item, level }: Stocked): boolean {
  return item.isOnline && level.sellable < level.lowBelow
}

/** Every word of the search is in the name or the external id. */
const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean)

function levelView({ item, level }: Stocked): StockLevel {
  const { id: containerId, externalId, title } = item
  const { onHand, sellable, reserved, promised, countedAt } = level
  const counted = countedAt && new Date(countedAt).toISOString()
  return { containerId, externalId, title, onHand, sellable, reserved, promised, countedAt: counted }
}
