import { AuditList, AuditQuery } from '../../shared/api/admin-api.ts'
import { addDays, londonMoment } from '../../shared/working-time/working-time.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { listAudit } from '../audit/list-audit.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { likePattern } from './like-pattern.ts'

/** Support reads no trail (consoles, roles × routes). */
const auditReaders = ['operations', 'finance', 'admin'] as const

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
      const { view, q, actor, verb, from, until, page } = request.query
      const filter = {
        words: likePattern(q),
        actor: likePattern(actor),
        verb: likePattern(verb),
        from: from === undefined ? undefined : londonMoment(from, '00:00'),
        until: until === undefined ? undefined : londonMoment(addDays(until, 1), '00:00'),
      }
      const { entries, views, ...list } = await listAudit(deps.database, { ...filter, view, page })
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
