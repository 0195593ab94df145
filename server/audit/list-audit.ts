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

/** A page of the whole trail by its time, the newest row first (ROLE-17). */
export async function listAudit(
  database: Database,
  {
    page: wanted,
    view = 'all',
    ...filter
  }: AuditFilter & { view?: 'all' | 'refused' | undefined; page?: number | undefined },
) {
  const refused = { ...filter, isRefused: true }
  const counts = { all: await countAudit(database, filter), refused: await countAudit(database, refused) }
  const total = counts[view]
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const entries = await auditPage(database, view === 'refused' ? refused : filter, {
    offset: (page - 1) * listPageSize,
    limit: listPageSize,
  })
  const views = (['all', 'refused'] as const).map((key) => ({ key, count: counts[key] }))
  return { entries, total, page, pages, views }
}
