import { findAccessoryItems } from '../../catalogue/accessories/find-accessories.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { type LevelRow, readLevels } from './level-queries.ts'
import { lastMovements, type MovementRow } from './movement-list-queries.ts'

export type StockItem = { id: string; externalId: string; title: string }

/** The container, or else the accessory, of an external id of the catalogue's files. Throws RequestError 404. */
export async function findStockItem(database: Database, externalId: string): Promise<StockItem> {
  const [container] = await findContainerItems(database, { externalIds: [externalId] })
  const [item] = container ? [container] : await findAccessoryItems(database, [externalId])
  if (item === undefined) throw notFound(`A container or an accessory '${externalId}'`)
  return item
}

/** What is there of an item. */
export async function findLevel(database: Database, itemId: string): Promise<LevelRow> {
  const [level] = await readLevels(database, [itemId])
  return level!
}

/** The last hundred movements of an item, the newest first. */
export const findMovements = (database: Database, itemId: string): Promise<MovementRow[]> =>
  lastMovements(database, itemId)
