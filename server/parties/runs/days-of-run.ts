import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RunRow } from './run-queries.ts'

/** The days that a run had, the first that for which it was made: those before it was moved by hand as the trail has them. */
export async function daysOfRun(
  database: Database,
  { id, day, isChangedByHand }: RunRow,
): Promise<[string, ...string[]]> {
  if (!isChangedByHand) return [day]
  const trail = await auditTrailOf(database, { kind: 'run', id })
  const [first = day, ...later] = trail.flatMap(({ before }) => dayOf(before) ?? [])
  return [first, ...later, day]
}

const dayOf = (before: unknown): string | null =>
  typeof before === 'object' && before !== null && 'day' in before ? String(before.day) : null
