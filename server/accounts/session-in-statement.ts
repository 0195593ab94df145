import { sql } from 'drizzle-orm'
import { value } from '../database/kept-statement.ts'
import { sessions } from './session-tables.ts'

/**
 * The `id` of the client of the session of `sessionId` and `clientId`, if it goes on, or no row: a part of a kept
 * statement, so that a write of another feature need not ask for it first.
 */
export const liveSession = sql`
  select ${sessions.clientId} as id from ${sessions}
  where ${sessions.id} = ${value('sessionId', 'uuid')} and ${sessions.clientId} = ${value('clientId', 'uuid')}
    and ${sessions.endedAt} is null`
