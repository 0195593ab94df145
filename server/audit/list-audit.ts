import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import type { Database } from '../database/database.ts'
import { type AuditEntry, type AuditFilter, auditPage, countAudit, newestEntriesOf } from './audit-queries.ts'

export type { AuditEntry }

/** The trail of one thing, the newest entry first, so many at the most. */
export const newestOf = (
  database: Database,
  subject: { kind: string; id: string },
  limit: number,
): Promise<AuditEntry[]> => newestEntriesOf(database, subject, limit)

/** A page of the whole trail, the newest row first (ROLE-17). */
export async function listAudit(
  database: Database,
  { page: wanted, ...filter }: AuditFilter & { page?: number | undefined },
) {
  const total = await countAudit(database, filter)
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const entries = await auditPage(database, filter, {
    offset: (page - 1) * listPageSize,
    limit: listPageSize,
  })
  return { entries, total, page, pages }
}
