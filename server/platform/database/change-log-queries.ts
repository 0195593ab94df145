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

/** What topics of marks begin with. */
export const markSubject = 'stored-index'

/** A row of the log, and the database that it was written in. */
export type Mark = { id: string; topic: string; writtenIn: string }

/** Stands for a cluster whose name may not be asked. */
const noName = '-'

/** This database in the cluster of servers that share a history, which some servers tell no one but their owner. */
async function nameOfDatabase(database: Database): Promise<string> {
  const { rows: may } = await database.execute(sql`
    select coalesce(has_function_privilege(to_regprocedure('pg_control_system()')::oid, 'execute'), false) as ask`)
  const cluster =
    may[0]!['ask'] === true ? sql`(select system_identifier from pg_control_system())` : sql`${noName}::text`
  const { rows } = await database.execute(sql`
    select format('%s/%s', ${cluster}, oid) as name from pg_database where datname = current_database()`)
  return rows[0]!['name'] as string
}

/** Writes a row that is found in every later state of this database, and in no other one. */
export async function addMark(database: Database, topic: string): Promise<Mark> {
  const writtenIn = await nameOfDatabase(database)
  const { rows } = await database.execute(
    sql`insert into changes (topic) values (${topic}) returning id::text as id`,
  )
  return { topic, writtenIn, id: rows[0]!['id'] as string }
}

/**
 * Where the cluster has no name, whether the transaction that a row names wrote it: rows of a dump are written by the one
 * that loads it.
 */
const isWrittenHere = (writtenIn: string) =>
  writtenIn.startsWith(`${noName}/`)
    ? sql`xmin::text::bigint = mod(xid::text::bigint, 4294967296)`
    : sql`true`

/** What decides what a beer is listed under; units alone do not. */
const isListed = sql`(topic = 'catalogue' or topic like 'beer:%' or topic like 'brewery:%')`

/** Topics that readListedSince answers at the most. */
export const changesAtMost = 10_000
/** How long the log holds what lists show, and everything else: twice what readers rely on. */
const heldSeconds = { listed: 24 * 3600, rest: 10 * 60 }

/**
 * What was committed since a cursor that lists show. Null where that is not sure: the database does not have the mark
 * that was written after the cursor, or the log may not reach back so far.
 */
export async function readListedSince(
  database: Database,
  { cursor, mark }: { cursor: ChangeCursor; mark: Mark },
): Promise<string[] | null> {
  if ((await nameOfDatabase(database)) !== mark.writtenIn) return null
  const { rows } = await database.execute(sql`
    with past as materialized (select ${cursor}::pg_snapshot as snapshot)
    select case when pg_snapshot_xmin(pg_current_snapshot()) >= pg_snapshot_xmin(past.snapshot)
        and exists (select from changes where id = ${mark.id}::bigint and topic = ${mark.topic} and ${isWrittenHere(mark.writtenIn)}
          and at > now() - make_interval(secs => ${heldSeconds.listed / 2}))
      then array(
        select distinct topic from changes
        where xid >= pg_snapshot_xmin(past.snapshot) and not pg_visible_in_snapshot(xid, past.snapshot) and ${isListed}
        limit ${changesAtMost}
      ) end as topics
    from past`)
  return rows[0]!['topics'] as string[] | null
}

/** Deletes what no reader relies on; marks are held as long as what lists show. */
export async function deleteOldChanges(database: Database): Promise<void> {
  await database.execute(sql`
    delete from changes where at < now() - make_interval(secs => ${heldSeconds.rest}) and not (
      at > now() - make_interval(secs => ${heldSeconds.listed}) and (${isListed} or topic like ${`${markSubject}:%`}))`)
}
