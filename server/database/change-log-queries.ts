import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { preparedStatement, value } from './prepared-statement.ts'

/** Which transactions a reader has seen, as PostgreSQL writes a snapshot. */
export type ChangeCursor = string

/** What was written since a cursor; `topics` is null where the server has gone back, as after losing its last commits. */
export type ChangesRead = { cursor: ChangeCursor; topics: string[] | null }

/** Topics that one read answers at the most; a reader that gets so many reads everything. */
export const changesAtOnce = 1000

/**
 * A standby does not say which transactions are open between the oldest and the newest one, so there a snapshot ends
 * before the oldest.
 */
const snapshotNow = sql`
  select case when pg_is_in_recovery()
      then format('%s:%s:', pg_snapshot_xmin(current), pg_snapshot_xmin(current))::pg_snapshot
      else current end as snapshot
  from pg_current_snapshot() as current`

const readNow = preparedStatement<{ cursor: string }>(
  sql`select snapshot::text as cursor from (${snapshotNow}) as present`,
)

/** Ids of transactions are given in order and committed in any, so what is new is what the last snapshot did not see. */
const readSince = preparedStatement<ChangesRead>(sql`
  with present as materialized (${snapshotNow}), past as materialized (
    select ${value('cursor', 'pg_snapshot')} as snapshot
  )
  select present.snapshot::text as cursor,
    case when pg_snapshot_xmin(present.snapshot) >= pg_snapshot_xmin(past.snapshot) then array(
      select topic from changes
      where xid >= pg_snapshot_xmin(past.snapshot)
        and not pg_visible_in_snapshot(xid, past.snapshot) and pg_visible_in_snapshot(xid, present.snapshot)
      limit ${sql.raw(String(changesAtOnce))}
    ) end as topics
  from present, past`)

/** Where a reader starts that reads everything after it. */
export async function readChangeCursor(database: Database): Promise<ChangeCursor> {
  const [row] = await readNow(database, {})
  return row!.cursor
}

/** What was committed since a cursor, each change once and in no order, and the next cursor. */
export async function readChangesSince(database: Database, cursor: ChangeCursor): Promise<ChangesRead> {
  const [row] = await readSince(database, { cursor })
  return row!
}

/** Deletes changes older than so many seconds. */
export async function deleteOldChanges(database: Database, olderThanSeconds: number): Promise<void> {
  await database.execute(
    sql`delete from changes where at < now() - make_interval(secs => ${olderThanSeconds})`,
  )
}
