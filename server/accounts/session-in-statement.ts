import { sql } from 'drizzle-orm'
import { value } from '../database/prepared-statement.ts'
import { sessions } from './session-tables.ts'

/**
 * Part of a prepared statement: the `id` of the client if the session `sessionId` of `clientId` is active, or no row. A
 * write of another feature then needs no separate check first.
 */
export const liveSession = sql`
  select ${sessions.clientId} as id from ${sessions}
  where ${sessions.id} = ${value('sessionId', 'uuid')} and ${sessions.clientId} = ${value('clientId', 'uuid')}
    and ${sessions.endedAt} is null`
