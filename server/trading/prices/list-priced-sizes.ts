import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { type Duty, dutyOf } from '../../../shared/duty/duty-of.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { countPricedSizes, type PricedSizeRow, pricedSizeRows } from './sheet-queries.ts'

export type PricedSize = Pick<
  PricedSizeRow,
  | 'containerId'
  | 'beerId'
  | 'beer'
  | 'container'
  | 'volumeMl'
  | 'packSize'
  | 'isOnline'
  | 'orderMultiple'
  | 'priceMinor'
  | 'coming'
> & { duty: Duty | null }

/** The sizes of a brewery with their prices of now and of later days, by beer and size; at most so many, or these. */
export async function listPricedSizes(
  database: Database,
  { breweryId, ids, most, now }: { breweryId: string; ids?: readonly string[]; most: number; now: Date },
): Promise<PricedSize[]> {
  const today = londonDay(now)
  const rows = await pricedSizeRows(database, { breweryId, ...(ids && { ids }), today, most })
  return rows.map(({ couplerType, type, abv, dutyRate, dutyMinor, container: name, ...row }) => ({
    ...row,
    container: sizeName({ name, couplerType }),
    duty: dutyOf({ ...row, type, abv, dutyRate, dutyMinor }, today),
  }))
}

/** How many sizes a brewery has that are not put away. */
export const countSizes = (database: Database, breweryId: string): Promise<number> =>
  countPricedSizes(database, breweryId)
