import type { AlcoholSold } from '../../../../shared/api/alcohol-api.ts'
import { dutyBandTexts } from '../../../../shared/duty/duty-band.ts'
import { mostStockItems } from '../../../../shared/limits/limits.ts'
import { londonMonth } from '../../../../shared/working-time/working-time.ts'
import { listContainerItems } from '../../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../../platform/database/database.ts'
import { writeCsvFile } from '../../../../shared/format/csv.ts'
import { sumUnitsGone } from '../read-stock.ts'
import { sumAlcohol } from './sum-alcohol.ts'

/**
 * What a brewery's orders took of beer and of pure alcohol in a month in London ('YYYY-MM'): dispatched, less what came
 * back. Strengths and volumes are those of the catalogue today.
 */
export async function readAlcohol(
  database: Database,
  { breweryId, month }: { breweryId: string; month: string },
): Promise<AlcoholSold> {
  const items = await listContainerItems(database, { breweryId, limit: mostStockItems, withArchived: true })
  const itemIds = items.map(({ id }) => id)
  const units = await sumUnitsGone(database, { itemIds, ...londonMonth(month) })
  const gone = items.map((item) => ({ ...item, units: units.get(item.id) ?? 0 }))
  return { month, ...sumAlcohol(gone.filter((each) => each.units !== 0)) }
}

const litres = (ml: number) => (ml / 1000).toFixed(3)

/** The same as CSV, litres with three places; what could not be counted ends it, a row each. */
export function alcoholCsv({ month, rows, unknown }: AlcoholSold): string {
  return writeCsvFile([
    ['month', 'strength', 'draught', 'litres', 'litres of pure alcohol'],
    ...rows.map(({ band, isDraught, ml, pureMl }) => [
      month,
      dutyBandTexts[band],
      isDraught ? 'yes' : 'no',
      litres(ml),
      litres(pureMl),
    ]),
    ...unknown.map((title) => [month, `not counted: ${title}`, '', '', '']),
  ])
}
