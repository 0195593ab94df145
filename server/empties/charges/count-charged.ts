import { countLots } from '../../../shared/empties/charge-sums.ts'
import type { Database } from '../../database/database.ts'
import type { Cell } from '../container-level-queries.ts'
import { invoicedCharges } from './charge-queries.ts'

/** How many containers of a cell are charged as lost and not found. */
export async function countCharged(database: Database, cell: Cell): Promise<number> {
  const charges = await invoicedCharges(database, cell)
  return charges.reduce((sum, { lots }) => sum + countLots(lots), 0)
}
