import type { Database } from '../../platform/database/database.ts'
import { clientById, type ClientRow } from './client-queries.ts'
import { authenticationRequired } from '../../platform/errors/common-errors.ts'

/**
 * The client of a session. Throws RequestError 401 for a client who was deleted after the session was read: the token
 * may outlive the account by some minutes.
 */
export async function requireClientRow(database: Database, clientId: string): Promise<ClientRow> {
  const client = await clientById(database, clientId)
  if (client === null) throw authenticationRequired()
  return client
}
