import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { countTalliedOf, readCounter } from '../../../platform/counters/counters.ts'
import { countSellingParts, type SellingFilter } from './selling-order-queries.ts'

/** How many parts of a brewery are in each state; of all it knows of from their counter, others are counted. */
export async function countByState(
  database: Database,
  { breweryId, ...asked }: SellingFilter,
): Promise<ReadonlyMap<OrderState, number>> {
  if (Object.values(asked).some((value) => value !== undefined && value !== false))
    return countSellingParts(database, { breweryId, ...asked })
  const counter = await readCounter(database, { list: 'brewery_parts', owner: breweryId })
  return counter as ReadonlyMap<OrderState, number>
}

/** How many orders of each of these breweries need its answer, and how many claims are open. */
export async function countWaitingOrders(
  database: Database,
  breweryIds: readonly string[],
): Promise<(breweryId: string) => { toAnswer: number; claims: number }> {
  const count = (state: OrderState) =>
    countTalliedOf(database, 'brewery_parts', { owners: breweryIds, keys: [state] })
  const [toAnswer, claims] = [await count('placed'), await count('claimed')]
  return (breweryId) => ({ toAnswer: toAnswer.get(breweryId) ?? 0, claims: claims.get(breweryId) ?? 0 })
}
