import type { Database } from '../database/database.ts'
import { documentsLike } from './document-search-queries.ts'

/** Papers whose number has a pattern of LIKE, the newest first; at most eight. `order` is the number of their order. */
export const findDocumentsLike = (
  database: Database,
  pattern: string,
): Promise<{ number: string; kind: string; order: string | null; buyer: string | null }[]> =>
  documentsLike(database, pattern)
