import type { ActionEffects, ActionSubject } from '../../platform/actions/perform-action.ts'
import { readApplication } from '../../../shared/onboarding/read-application.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { applicationNotWaiting } from '../../platform/errors/onboarding-errors.ts'
import { type ApplicationRow, lockApplication, updateApplication } from './application-queries.ts'
import { applicationSubject, closeApplicationEntry } from './application-trail.ts'
import { notifyApplicant } from './notify-applicant.ts'
import { openBrewery } from './open-brewery.ts'

export const applicationVerbs = ['take-on', 'turn-down'] as const
export type ApplicationVerb = (typeof applicationVerbs)[number]

export type Deciding = {
  id: string
  verb: ApplicationVerb
  reason: string | null
  actor: Actor
  publicUrl: string
  now: Date
}

/**
 * Takes a brewery on, with the applicant as its owner, or turns it down with a reason that the applicant reads; answers
 * what it led to, and what was applied with. Needs a transaction; throws RequestError 404, 400 without a reason, 409 where
 * it is decided already (NOTE-13).
 */
export async function decideApplication(
  transaction: Database,
  deciding: Deciding,
): Promise<{ effects: ActionEffects; seen: ActionSubject }> {
  const { id, verb, actor, now } = deciding
  const reason = deciding.reason?.trim() ?? ''
  if (verb === 'turn-down' && reason.length < 3) throw badField('reason', 'Say why: the applicant reads it.')
  if (reason.length > 500) throw badField('reason', 'Use at most 500 characters.')
  const row = await lockApplication(transaction, { id })
  if (row === null || row.state === 'draft') throw notFound('The application')
  if (row.state !== 'applied') throw applicationNotWaiting()
  await closeApplicationEntry(transaction, { id, by: actor, now })
  const effects =
    verb === 'take-on'
      ? await acceptApplication(transaction, row, deciding)
      : await turnDown(transaction, row, { ...deciding, reason })
  return { effects, seen: row.texts }
}

async function acceptApplication(
  transaction: Database,
  row: ApplicationRow,
  { actor, publicUrl, reason, now }: Deciding,
): Promise<ActionEffects> {
  const { clientId, id } = row
  const client = (await findPublicClients(transaction, [clientId])).get(clientId)
  const read = readApplication(row.texts)
  if (client === undefined || read.kind === 'incomplete') throw applicationNotWaiting()
  const { application } = read
  const brewery = await openBrewery(transaction, { application, applicant: client, actor, now })
  await updateApplication(transaction, id, { state: 'taken_on', decidedAt: now, breweryId: brewery.id })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'take on',
    subject: applicationSubject(id),
    reason,
    before: { state: 'applied' },
    after: { state: 'taken_on', brewery: brewery.slug },
  })
  const name = application.breweryName
  await notifyApplicant(transaction, { clientId, news: 'taken_on', name, slug: brewery.slug, publicUrl })
  return {
    deadlines: [`${name} is on Dray at /brewery/${brewery.slug}, and ${client.name} is its owner.`],
    warnings: ['It takes no orders before it is cleared to sell.'],
  }
}

async function turnDown(
  transaction: Database,
  { id, clientId, texts }: ApplicationRow,
  { actor, publicUrl, reason, now }: Deciding & { reason: string },
): Promise<ActionEffects> {
  await updateApplication(transaction, id, { state: 'turned_down', decidedAt: now, reason })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'turn down',
    subject: applicationSubject(id),
    reason,
    before: { state: 'applied' },
    after: { state: 'turned_down' },
  })
  await notifyApplicant(transaction, {
    clientId,
    news: 'turned_down',
    name: texts.breweryName,
    reason,
    publicUrl,
  })
  return { deadlines: ['The applicant can change it and apply again.'] }
}
