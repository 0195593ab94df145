import { type SQL, sql } from 'drizzle-orm'
import { stockLevels } from './stock-tables.ts'

/** Units of each container that may be bought, as a part of a statement of a higher feature. */
export const selectSellable = (): SQL =>
  sql`select item_id, sellable as units from ${stockLevels} where item_kind = 'container' and sellable > 0`
