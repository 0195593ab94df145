import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import { setBarredReason } from './reviewer-queries.ts'

/** Closes reviewing for a client (OPEN-41). Throws RequestError 404 for an unknown one. */
export async function barReviewer(database: Database, clientId: string, reason: string): Promise<void> {
  await requireClient(database, clientId)
  await setBarredReason(database, clientId, reason)
}

/** Opens it again. */
export async function unbarReviewer(database: Database, clientId: string): Promise<void> {
  await requireClient(database, clientId)
  await setBarredReason(database, clientId, null)
}

async function requireClient(database: Database, clientId: string): Promise<void> {
  if (!(await findPublicClients(database, [clientId])).has(clientId)) throw notFound('The client')
}
