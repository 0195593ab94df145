import type { Database } from '../database/database.ts'
import { countUnsent, openPartsOf } from './stopped-part-queries.ts'

/** Parts of these breweries that are paid or owed and not yet sent, the oldest first; at most a thousand. */
export const findOpenParts = (
  database: Database,
  breweryIds: readonly string[],
): Promise<{ id: string; number: string; breweryId: string | null }[]> => openPartsOf(database, breweryIds)

/** How many parts each of these breweries has to send; those without any are missing. */
export async function countOpenParts(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await countUnsent(database, breweryIds)
  return new Map(rows.map(({ breweryId, parts }) => [breweryId, parts]))
}
