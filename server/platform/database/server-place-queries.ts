import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { preparedStatement } from './prepared-statement.ts'

/** Which server answers, and how far it is in the log of writes that a standby replays. */
export type ServerPlace = {
  isStandby: boolean
  /** Bytes of the log: written by a primary, replayed by a standby. */
  position: number
  /** The moment at which the server started, to a microsecond: two addresses that say the same lead to one server. */
  startedAt: string
}

const readPlace = preparedStatement<ServerPlace>(sql`
  select pg_is_in_recovery() as "isStandby", pg_postmaster_start_time()::text as "startedAt",
    pg_wal_lsn_diff(
      case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_lsn() end,
      '0/0')::float8 as position`)

/** Asks a server where it is. */
export async function readServerPlace(database: Database): Promise<ServerPlace> {
  const [row] = await readPlace(database, {})
  return row!
}
