import { isUuid } from '../../shared/format/uuid.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { type DocumentRow, documentRow, documentsOfOrders } from './document-queries.ts'

export type { DocumentRow } from './document-queries.ts'

/** A paper of this client. Throws RequestError 404 for everybody else's. */
export async function findDocument(
  database: Database,
  { id, clientId }: { id: string; clientId: string },
): Promise<DocumentRow> {
  const document = isUuid(id) ? await documentRow(database, id) : null
  if (document === null || document.clientId !== clientId) throw notFound('The document')
  return document
}

/** The papers of these orders, the oldest first. */
export async function findOrderDocuments(
  database: Database,
  orderIds: readonly string[],
): Promise<DocumentRow[]> {
  return documentsOfOrders(database, orderIds)
}
