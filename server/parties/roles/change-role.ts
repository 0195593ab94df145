import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { isBreweryRole, isGroupRole } from '../../../shared/accounts/roles.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { type AuditSubject, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { lastHolder, noSuchRole } from '../../platform/errors/role-errors.ts'
import { endGrant, type Grant, hasOtherHolder, insertGrant } from './role-queries.ts'

type Change = {
  actor: Actor
  now: Date
  /** Whose trail says it; the client's unless it is named. */
  subject?: AuditSubject
}
/** Who gave the role, and the verb of the trail, where another than the actor did. */
type Granting = Change & { givenBy?: string; verb?: AuditVerb }

/** Gives a client a role, of the staff, at a brewery or in a group; in the audit trail. */
export async function grantRole(
  database: Database,
  grant: Grant,
  { actor, now, subject, givenBy = actor.name, verb = 'grant role' }: Granting,
): Promise<void> {
  requireFitting(grant)
  await database.transaction(async (transaction) => {
    await insertGrant(transaction, { ...grant, from: now, givenBy })
    await writeAudit(transaction, {
      at: now,
      actor,
      verb,
      subject: subject ?? subjectOf(grant),
      after: grant,
    })
  })
}

/**
 * Takes a role away; it holds no longer for the next call. Throws RequestError 409 for the last owner of a
 * brewery and the last admin (ROLE-04), 404 for a role that the client does not have.
 */
export async function revokeRole(
  database: Database,
  grant: Grant,
  { actor, now, subject }: Change,
): Promise<void> {
  requireFitting(grant)
  await database.transaction(async (transaction) => {
    const isLeading = grant.role === 'owner' || grant.role === 'admin'
    if (isLeading && !(await hasOtherHolder(transaction, grant))) throw lastHolder(grant.role)
    if (!(await endGrant(transaction, grant, now))) throw noSuchRole()
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'revoke role',
      subject: subject ?? subjectOf(grant),
      before: grant,
    })
  })
}

const subjectOf = ({ clientId }: Grant) => ({ kind: 'client', id: clientId })

function requireFitting({ role, breweryId, groupId = null }: Grant): void {
  if (isBreweryRole(role) !== (breweryId !== null) || isGroupRole(role) !== (groupId !== null))
    throw noSuchRole()
}
