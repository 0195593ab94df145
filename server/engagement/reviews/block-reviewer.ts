import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { reviewerRow, setBlockedReason } from './reviewer-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

type Blocking = { clientId: string; actor: Actor; now: Date }

/**
 * Closes reviewing for a client (OPEN-41). Needs a transaction; throws RequestError 404 for an unknown one.
 */
export async function blockReviewer(
  transaction: Database,
  { reason, ...blocking }: Blocking & { reason: string },
): Promise<void> {
  await changeReviewer(transaction, { ...blocking, verb: 'bar', reason })
}

/** Opens it again. Needs a transaction; throws RequestError 404 for an unknown client. */
export async function unblockReviewer(transaction: Database, blocking: Blocking): Promise<void> {
  await changeReviewer(transaction, { ...blocking, verb: 'unbar', reason: null })
}

async function changeReviewer(
  transaction: Database,
  { clientId, verb, reason, actor, now }: Blocking & { verb: 'bar' | 'unbar'; reason: string | null },
): Promise<void> {
  if (!(await findPublicClients(transaction, [clientId])).has(clientId)) throw notFound('The client')
  const { blockedReason } = await reviewerRow(transaction, clientId)
  await setBlockedReason(transaction, clientId, reason)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: { kind: 'reviewer', id: clientId },
    reason,
    before: { isBarred: blockedReason !== null },
    after: { isBarred: reason !== null },
  })
}
