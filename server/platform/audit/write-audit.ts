import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import { currentAction } from './act-context.ts'
import { type AuditEntry, auditEntriesOf, insertAudit } from './audit-queries.ts'

export type AuditSubject = { kind: string; id: string }

/** Something done, or refused: no field may hold a token, code, password or account number. */
export type AuditWriting = {
  at: Date
  actor: Actor
  verb: AuditVerb
  subject: AuditSubject
  reason?: string | null
  before?: unknown
  after?: unknown
  /** In whose place, such as the name of a brewery; that of the call where nothing else is said. */
  actingFor?: string | null
  /** The code of the error that it was refused with. */
  refusal?: string | null
}

/** Adds a row to the audit trail, in the transaction of what it tells, with what is known of the call. */
export async function writeAudit(transaction: Database, writing: AuditWriting): Promise<void> {
  const { at, actor, verb, subject } = writing
  const action = currentAction()
  if (action !== null) action.hasRow = true
  await insertAudit(transaction, {
    at,
    actorId: actor.clientId,
    actorName: actor.name,
    actorRole: actor.role,
    actedBy: actor.by,
    actingFor: writing.actingFor ?? action?.actingFor ?? null,
    verb,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason: writing.reason ?? null,
    before: writing.before ?? null,
    after: writing.after ?? null,
    refusal: writing.refusal ?? null,
    digest: action?.digest ?? null,
    requestId: action?.requestId ?? null,
    network: action?.network ?? null,
  })
}

/** The trail of one thing, the oldest entry first, at most a thousand. */
export async function auditTrailOf(database: Database, subject: AuditSubject): Promise<AuditEntry[]> {
  return auditEntriesOf(database, subject)
}
