import { isUuid } from '../../shared/format/uuid.ts'
import type { Database } from '../database/database.ts'
import { partNumberRows } from './life-queries.ts'

/** The numbers of the orders that these parts belong to, by part; what is no part is missing. */
export async function findPartNumbers(
  database: Database,
  partIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = partIds.filter(isUuid)
  const rows = ids.length === 0 ? [] : await partNumberRows(database, ids)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
