import type { Differences } from '../../shared/api/reconciliation-api.ts'
import type { Database } from '../database/database.ts'
import { differenceRows } from './reconciliation-queries.ts'

/** What did not agree when a provider's books were read last, and is not explained. */
export async function listDifferences(database: Database, provider: string): Promise<Differences> {
  const rows = await differenceRows(database, provider)
  return {
    rows: rows.map(({ key, kind, hereMinor, thereMinor, foundAt }) => ({
      key,
      kind,
      hereMinor,
      thereMinor,
      foundAt: new Date(foundAt).toISOString(),
    })),
  }
}
