import { hash } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { type DocumentRow, fileRow, insertFile, type StoredFile } from './document-queries.ts'

/** The PDF of a document: drawn and stored when it is first asked for, and the same bytes ever after. */
export async function documentFile(
  database: Database,
  { id, contents, issuedAt }: DocumentRow,
  now: Date,
): Promise<StoredFile> {
  const stored = await fileRow(database, id)
  if (stored !== null) return stored
  // Loads the PDF writer only for a document that is asked for.
  const { writeDocuments } = await import('./write-document.ts')
  const bytes = await writeDocuments([contents], issuedAt)
  const sha256 = hash('sha256', bytes, 'hex')
  await insertFile(database, { documentId: id, bytes, sha256, drawnAt: now.toISOString() })
  // Another process may have been first: its bytes are the document's.
  return (await fileRow(database, id))!
}
