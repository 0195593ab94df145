import { mostSheetRows, type Sheet } from '../../../../shared/api/price-lists-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { countSizes, listPricedSizes } from '../../../trading/prices/list-priced-sizes.ts'
import { findLevels } from '../../../trading/stock/read-stock.ts'

/** The sizes of a brewery with price, duty and stock, by beer and size (SELL-44). */
export async function readSheet(database: Database, breweryId: string, now: Date): Promise<Sheet> {
  const sizes = await listPricedSizes(database, { breweryId, most: mostSheetRows, now })
  const levels = await findLevels(
    database,
    sizes.map(({ containerId }) => containerId),
  )
  const total = sizes.length < mostSheetRows ? sizes.length : await countSizes(database, breweryId)
  return {
    rows: sizes.map((size) => {
      const level = levels.get(size.containerId)
      return { ...size, onHand: level?.onHand ?? 0, sellable: level?.sellable ?? 0 }
    }),
    total,
  }
}
