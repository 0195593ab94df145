import type { Database } from '../database/database.ts'
import { readViewPage } from '../database/read-page.ts'
import {
  type AuditEntry,
  type AuditFilter,
  auditPage,
  auditCounterFaults,
  countAudit,
  newestEntriesOf,
} from './audit-queries.ts'

export type { AuditEntry }
type View = 'all' | 'refused'

const views = ['all', 'refused'] as const

/** The trail of one thing, the newest entry first, so many at the most. */
export const newestOf = (
  database: Database,
  subject: { kind: string; id: string },
  limit: number,
): Promise<AuditEntry[]> => newestEntriesOf(database, subject, limit)

/** A page of the whole trail by its time, the newest row first (ROLE-17). */
export async function listAudit(
  database: Database,
  { page, view = 'all', ...filter }: AuditFilter & { view?: View | undefined; page?: number | undefined },
) {
  const { rows: entries, ...list } = await readViewPage({
    page,
    view,
    views,
    counts: countAudit(database, filter),
    rows: (place) => auditPage(database, { ...filter, isRefused: view === 'refused' }, place),
  })
  return { entries, ...list }
}

/** Where what the trail counts by is not what there is, in words. */
export const findAuditCounterFaults = (database: Database): Promise<string[]> => auditCounterFaults(database)
