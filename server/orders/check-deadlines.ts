import type { Database } from '../database/database.ts'
import { missedDeadlineRows } from './missed-deadline-queries.ts'

/** Parts whose deadline came before this moment without a step of the clock, the oldest first; at most a hundred. */
export async function findMissedDeadlines(
  database: Database,
  before: Date,
): Promise<{ number: string; brewery: string; at: string }[]> {
  const rows = await missedDeadlineRows(database, before)
  return rows.map(({ number, brewery, at }) => ({
    number,
    brewery: brewery ?? 'Dray',
    at: new Date(at!).toISOString(),
  }))
}
