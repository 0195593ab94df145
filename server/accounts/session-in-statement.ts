import { type SQL, sql } from 'drizzle-orm'
import { value } from '../database/kept-statement.ts'
import { clients } from './client-tables.ts'
import { sessions } from './session-tables.ts'

/**
 * The client of the session of `sessionId` and `clientId`, if it goes on, or no row: a part of a kept statement, so
 * that a write of another feature need not ask for it first.
 */
export const liveSession = (columns: SQL = sql`${clients.id}`): SQL => sql`
  select ${columns} from ${sessions} join ${clients} on ${clients.id} = ${sessions.clientId}
  where ${sessions.id} = ${value('sessionId', 'uuid')} and ${clients.id} = ${value('clientId', 'uuid')}
    and ${sessions.endedAt} is null`
