import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import type { Database } from '../database/database.ts'
import { type AuditFilter, auditPage, countAudit } from './audit-queries.ts'

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
