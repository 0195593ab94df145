import {
  draftOf,
  readApplication,
  type TypedApplication,
} from '../../../shared/onboarding/read-application.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { applicationIncomplete, applicationWaits } from '../../platform/errors/onboarding-errors.ts'
import {
  type ApplicationRow,
  insertApplication,
  lockApplication,
  updateApplication,
} from './application-queries.ts'
import { applicationSubject, openApplicationEntry } from './application-trail.ts'
import { notifyApplicant } from './notify-applicant.ts'

type Saving = { clientId: string; typed: TypedApplication; now: Date }
type Applying = Saving & { actor: Actor & { clientId: string }; publicUrl: string }

/**
 * Stores the application as far as it is typed. Needs a transaction; throws RequestError 409 `application_waits` while it
 * is looked at (NOTE-13).
 */
export async function saveDraft(transaction: Database, { clientId, typed, now }: Saving): Promise<void> {
  const row = await ownRow(transaction, { clientId, typed, now })
  await updateApplication(transaction, row.id, { ...startOver(row), texts: draftOf(typed), savedAt: now })
}

/**
 * Sends the application to Dray: it is on the worklist for two working days at the most. Needs a transaction; throws
 * RequestError 400 naming the fields, 409 `application_waits` (NOTE-13).
 */
export async function applyToSell(
  transaction: Database,
  { actor, publicUrl, ...applying }: Applying,
): Promise<void> {
  const { clientId, typed, now } = applying
  const read = readApplication(typed)
  if (read.kind === 'incomplete') throw applicationIncomplete(read.problems)
  const row = await ownRow(transaction, applying)
  const texts = draftOf({ ...read.application })
  await updateApplication(transaction, row.id, {
    ...startOver(row),
    state: 'applied',
    texts,
    savedAt: now,
    appliedAt: now,
    reason: null,
    decidedAt: null,
  })
  const { breweryName: name } = texts
  await openApplicationEntry(transaction, { id: row.id, about: `${name} wants to sell on Dray.`, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'apply',
    subject: applicationSubject(row.id),
    before: { state: row.state },
    after: { state: 'applied', ...texts },
  })
  await notifyApplicant(transaction, { clientId, news: 'applied', name, publicUrl })
}

/** The client's row, held; after a brewery was taken on it begins again for the next one. */
async function ownRow(transaction: Database, { clientId, typed, now }: Saving): Promise<ApplicationRow> {
  await insertApplication(transaction, { clientId, texts: draftOf(typed), savedAt: now })
  const row = (await lockApplication(transaction, { clientId }))!
  if (row.state === 'applied') throw applicationWaits()
  return row
}

const startOver = ({ state }: ApplicationRow) =>
  state === 'taken_on'
    ? { state: 'draft' as const, appliedAt: null, decidedAt: null, breweryId: null, reason: null }
    : {}
