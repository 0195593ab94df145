import type { StockMovementList } from '../../../../shared/api/stock-api.ts'
import { findContainerItems } from '../../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { findMovements } from '../../stock/find-stock-item.ts'
import { numbersOfLines } from './selling-order-queries.ts'

/**
 * The last hundred movements of a brewery's container with who or which order caused each (SELL-29). Throws RequestError
 * 404 for a foreign container. An order that is not paid yet has no number here: breweries do not know of it.
 */
export async function listStockMovements(
  database: Database,
  { breweryId, containerId }: { breweryId: string; containerId: string },
): Promise<StockMovementList> {
  const [item] = await findContainerItems(database, { ids: [containerId], breweryId })
  if (item === undefined) throw notFound('The container')
  const movements = await findMovements(database, item.id)
  const lineIds = movements.flatMap(({ orderLineId }) => orderLineId ?? [])
  const numbers = await numbersOfLines(database, { breweryId, lineIds })
  return {
    title: item.title,
    rows: movements.map(({ kind, at, sellable, reserved, promised, actor, reason, orderLineId }) => ({
      kind,
      at: new Date(at).toISOString(),
      sellable,
      reserved,
      promised,
      by: actor?.name ?? null,
      reason,
      order: numbers.get(orderLineId ?? '') ?? null,
    })),
  }
}
