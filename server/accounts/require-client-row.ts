import type { Database } from '../database/connect.ts'
import { authenticationRequired } from '../http/identity.ts'
import { clientById, type ClientRow } from './client-queries.ts'

/** The client a session belongs to. One who has just been deleted is nobody any more. */
export async function requireClientRow(database: Database, clientId: string): Promise<ClientRow> {
  const client = await clientById(database, clientId)
  if (client === null) throw authenticationRequired()
  return client
}
