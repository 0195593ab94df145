import { AuditList, AuditQuery } from '../../../shared/api/admin-api.ts'
import { auditReaders } from '../../../shared/accounts/staff-rights.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { listAudit } from '../../platform/audit/list-audit.ts'
import { readAuditFilter } from '../../platform/audit/read-audit-filter.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { nameSubjects } from './name-subjects.ts'

type AuditDeps = { database: Database; accounts: Accounts; identity: Identity }

/** The audit trail, for staff who may read it (ROLE-17). */
export async function auditRoutes(app: App, deps: AuditDeps): Promise<void> {
  neverStore(app)

  app.get(
    '/api/admin/audit',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'Who did what, when, for whom and why, the newest first, 50 a page',
        querystring: AuditQuery,
        response: { 200: AuditList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, auditReaders)
      const { view, page, ...asked } = request.query
      const filter = readAuditFilter(asked)
      const { entries, views, ...list } = await listAudit(deps.database, { ...filter, view, page })
      const names = await nameSubjects(deps.database, entries)
      return {
        ...list,
        rows: entries.map(({ id, at, actorName, actorRole, actedBy, ...entry }) => ({
          id,
          at: at.toISOString(),
          actor: actorName,
          role: actorRole,
          by: actedBy,
          actingFor: entry.actingFor,
          verb: entry.verb,
          subjectKind: entry.subjectKind,
          subjectId: entry.subjectId,
          subjectName: names.get(entry.subjectId) ?? null,
          reason: entry.reason,
          refusal: entry.refusal,
          requestId: entry.requestId,
          network: entry.network,
        })),
        views,
      }
    },
  )
}
