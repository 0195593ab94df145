import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../database/database.ts'
import { readTally } from '../../tallies/tallies.ts'
import { countSellingParts, type SellingFilter } from './selling-order-queries.ts'

/** How many parts of a brewery are in each state; of all it knows of from their tally, others are counted. */
export async function countByState(
  database: Database,
  { breweryId, ...asked }: SellingFilter,
): Promise<ReadonlyMap<OrderState, number>> {
  if (Object.values(asked).some((value) => value !== undefined && value !== false))
    return countSellingParts(database, { breweryId, ...asked })
  const tally = await readTally(database, { list: 'brewery_parts', owner: breweryId })
  return tally as ReadonlyMap<OrderState, number>
}

/** How many of a brewery's orders wait for its answer, and how many claims are open. */
export async function countWaitingOrders(
  database: Database,
  breweryId: string,
): Promise<{ toAnswer: number; claims: number }> {
  const counts = await countByState(database, { breweryId })
  return { toAnswer: counts.get('placed') ?? 0, claims: counts.get('claimed') ?? 0 }
}
