import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/database.ts'
import { setBlockedReason } from './reviewer-queries.ts'
import { notFound } from '../errors/common-errors.ts'

/** Closes reviewing for a client (OPEN-41). Throws RequestError 404 for an unknown one. */
export async function blockReviewer(database: Database, clientId: string, reason: string): Promise<void> {
  await requireClient(database, clientId)
  await setBlockedReason(database, clientId, reason)
}

/** Opens it again. */
export async function unblockReviewer(database: Database, clientId: string): Promise<void> {
  await requireClient(database, clientId)
  await setBlockedReason(database, clientId, null)
}

async function requireClient(database: Database, clientId: string): Promise<void> {
  if (!(await findPublicClients(database, [clientId])).has(clientId)) throw notFound('The client')
}
