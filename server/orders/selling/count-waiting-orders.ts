import type { Database } from '../../database/database.ts'
import { countByState } from './count-by-state.ts'

/** How many of a brewery's orders wait for its answer, and how many claims are open. */
export async function countWaitingOrders(
  database: Database,
  breweryId: string,
): Promise<{ toAnswer: number; claims: number }> {
  const counts = await countByState(database, { breweryId })
  return { toAnswer: counts.get('placed') ?? 0, claims: counts.get('claimed') ?? 0 }
}
