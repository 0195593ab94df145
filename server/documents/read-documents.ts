import { isUuid } from '../../shared/format/uuid.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { type DocumentRow, documentRow, documentsOfOrders } from './document-queries.ts'

export type { DocumentRow } from './document-queries.ts'

/** A paper by its id, for callers whom `mayRead` lets; to others it is not found. Throws RequestError 404. */
export async function findDocument(
  database: Database,
  id: string,
  mayRead: (document: DocumentRow) => Promise<boolean>,
): Promise<DocumentRow> {
  const document = isUuid(id) ? await documentRow(database, id) : null
  if (document === null || !(await mayRead(document))) throw notFound('The document')
  return document
}

/** The papers of these orders, the oldest first. */
export async function findOrderDocuments(
  database: Database,
  orderIds: readonly string[],
): Promise<DocumentRow[]> {
  return documentsOfOrders(database, orderIds)
}
