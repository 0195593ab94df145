import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

export type ServerRow = {
  /** 150004 for 15.4. */
  versionNumber: number
  version: string
  /** The server's clock, in milliseconds. */
  nowMs: number
  isStandby: boolean
  /** Name of the role of this connection. */
  role: string
}

/** What a server says about itself, all at one moment. */
export async function readServer(database: Database): Promise<ServerRow> {
  const { rows } = await database.execute(sql`
    select current_setting('server_version_num')::int as "versionNumber",
      split_part(current_setting('server_version'), ' ', 1) as "version",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
      pg_is_in_recovery() as "isStandby",
      current_user::text as "role"`)
  return rows[0] as ServerRow
}

export type ArchiveRow = { isOn: boolean; archivedAgoMs: number | null; failedAgoMs: number | null }

/** Archiving of the write-ahead log, and how long ago it last worked and failed. */
export async function readArchiving(database: Database): Promise<ArchiveRow> {
  const { rows } = await database.execute(sql`
    select current_setting('archive_mode') <> 'off' as "isOn",
      (extract(epoch from clock_timestamp() - last_archived_time) * 1000)::float8 as "archivedAgoMs",
      (extract(epoch from clock_timestamp() - last_failed_time) * 1000)::float8 as "failedAgoMs"
    from pg_stat_archiver`)
  return rows[0] as ArchiveRow
}
