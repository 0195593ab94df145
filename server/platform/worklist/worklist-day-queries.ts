import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { worklistEntries } from './worklist-tables.ts'

const { openedAt, closedAt, kind } = worklistEntries

const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone 'Europe/London', 'YYYY-MM-DD')`

/** Entries that came, and that were closed, on each London day since a moment. */
export async function countByDay(
  database: Database,
  since: Date,
): Promise<{ day: string; opened: number; closed: number }[]> {
  const from = sql`${since.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    select day, sum(opened)::integer as opened, sum(closed)::integer as closed from (
      select ${dayOf(sql`${openedAt}`)} as day, 1 as opened, 0 as closed from ${worklistEntries} where ${openedAt} >= ${from}
      union all
      select ${dayOf(sql`${closedAt}`)}, 0, 1 from ${worklistEntries} where ${closedAt} >= ${from}
    ) as entry group by day`)
  return rows as { day: string; opened: number; closed: number }[]
}

/** Kinds with open entries and when their oldest came, the oldest first. */
export async function oldestByKind(
  database: Database,
): Promise<{ kind: string; open: number; oldestAt: Date }[]> {
  const { rows } = await database.execute(sql`
    select ${kind} as kind, count(*)::integer as open, min(${openedAt}) as "oldestAt"
    from ${worklistEntries} where ${closedAt} is null group by 1 order by 3, 1`)
  return (rows as { kind: string; open: number; oldestAt: string }[]).map((row) => ({
    ...row,
    oldestAt: new Date(row.oldestAt),
  }))
}
