import type { Database } from '../database/database.ts'
import { openPartsOf } from './stopped-part-queries.ts'

/** Parts of these breweries that are paid or owed and not yet sent, the oldest first; at most a thousand. */
export const findOpenParts = (
  database: Database,
  breweryIds: readonly string[],
): Promise<{ id: string; number: string; breweryId: string | null }[]> => openPartsOf(database, breweryIds)
