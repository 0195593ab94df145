import type { Database } from '../../database/database.ts'
import { buyersAmong } from './selling-choice-queries.ts'

/** Those of these clients who bought of a brewery, so that it may name them. */
export async function findOwnPubs(
  database: Database,
  { breweryId, clientIds }: { breweryId: string; clientIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  return new Set(await buyersAmong(database, { breweryId, clientIds }))
}
