import type { StockLevel } from '../../shared/api/stock-api.ts'
import { stockPageSize } from '../../shared/limits/limits.ts'
import { type ContainerItem, listContainerItems } from '../catalogue/find-container-items.ts'
import type { Database } from '../database/database.ts'
import { readLevels } from './level-queries.ts'

/** A page of a brewery's containers with their levels, by beer and size; a page past the last one is empty. */
export async function listStock(
  database: Database,
  { breweryId, page }: { breweryId: string; page: number },
): Promise<{ rows: StockLevel[]; total: number; page: number; pages: number }> {
  const offset = (page - 1) * stockPageSize
  const { items, total } = await listContainerItems(database, { breweryId, offset, limit: stockPageSize })
  const rows = await levelsOf(database, items)
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / stockPageSize)) }
}

/** The levels of these containers, in their order. */
export async function levelsOf(database: Database, items: readonly ContainerItem[]): Promise<StockLevel[]> {
  const ids = items.map(({ id }) => id)
  const levels = new Map((await readLevels(database, ids)).map((level) => [level.itemId, level]))
  return items.map(({ id, externalId, title }) => {
    const { onHand, sellable, reserved, promised, countedAt } = levels.get(id)!
    const counted = countedAt && new Date(countedAt).toISOString()
    return { containerId: id, externalId, title, onHand, sellable, reserved, promised, countedAt: counted }
  })
}
