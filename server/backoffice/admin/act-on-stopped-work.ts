import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { StoppedWork } from '../../../shared/api/system-api.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { dropDeadLetter, retryDeadLetters } from '../../platform/mail/dead-letters.ts'
import { runJobNow } from '../../platform/job-runner/job-states.ts'
import { dropDeadDelivery, retryDeadDelivery } from '../../integrations/webhooks/dead-deliveries.ts'

type Work = Pick<StoppedWork, 'kind' | 'id'>
type ActionContext = { actor: Actor; now: Date }

/**
 * Lets a given-up mail, a webhook or a failed job try again from the beginning. Throws RequestError 404 where there is none or
 * its link has expired, 409 for a webhook that is off.
 */
export async function retryStoppedWork(
  transaction: Database,
  { kind, id }: Work,
  by: ActionContext,
): Promise<void> {
  if (!(await restart(transaction, { kind, id }))) throw notFound(names[kind])
  await noteAction(transaction, `${kind} tried again`, { kind, id }, by)
}

/** Takes a mail or webhook that was given up off the list for good. Throws RequestError 404 where there is none. */
export async function dropStoppedWork(
  transaction: Database,
  { kind, id }: Work,
  by: ActionContext,
): Promise<void> {
  const isThere =
    kind === 'mail'
      ? await dropDeadLetter(transaction, id)
      : kind === 'webhook' && (await dropDeadDelivery(transaction, id))
  if (!isThere) throw notFound(names[kind])
  await noteAction(transaction, `${kind} dropped`, { kind, id }, by)
}

const names = { mail: 'The mail', webhook: 'The webhook’s delivery', job: 'The job' } as const

async function restart(transaction: Database, { kind, id }: Work): Promise<boolean> {
  if (kind === 'mail') return (await retryDeadLetters(transaction, [id])) > 0
  if (kind === 'job') return runJobNow(transaction, id)
  return retryDeadDelivery(transaction, id)
}

const noteAction = (transaction: Database, verb: AuditVerb, subject: Work, { actor, now }: ActionContext) =>
  writeAudit(transaction, { at: now, actor, verb, subject })
