import type { Database } from '../../platform/database/database.ts'
import { type LineFault, lineFaults } from './held-unit-queries.ts'
import { countMissed, missedDeadlineRows } from './missed-deadline-queries.ts'
import { partFaults, standingFaults } from './order-counter-queries.ts'

/** Lines that hold other units than their order says; at most a hundred. */
export const findLineFaults = (database: Database): Promise<LineFault[]> => lineFaults(database)

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

/** How many of them there are. */
export const countMissedDeadlines = async (database: Database, before: Date): Promise<number> =>
  countMissed(database, before)

/** Where what lists of orders count by is not what there is, in words. */
export const findOrderCounterFaults = async (database: Database): Promise<string[]> => [
  ...(await standingFaults(database)),
  ...(await partFaults(database)),
]
