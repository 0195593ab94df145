import type { BreweryWords } from '../../../../shared/catalogue/brewery-words.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { ActionSubject } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { readOwnPage } from '../../../catalogue/beers/profile/own-profile.ts'
import type { Database } from '../../../platform/database/database.ts'
import { changeDecided } from '../../../platform/errors/beer-errors.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { mailNotice } from '../../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { requireBroughtPicture } from '../beer-pictures.ts'
import { putOnPage } from './request-page-change.ts'
import { checkPageWords } from './check-page-words.ts'
import {
  lockPageChanges,
  type PageChangeRow,
  pageChangeRow,
  updatePageChange,
} from './page-change-queries.ts'
import { differentWords, pageSentences } from './page-change-view.ts'

type Deciding = { id: string; actor: Actor; publicUrl: string; now: Date }
type Decided = { effects: { deadlines: string[] }; seen: ActionSubject }

/**
 * Approves a change of a brewery's page, with what staff put right; the brewery reads of it (STAF-20). Needs a
 * transaction. Throws RequestError 404, 400 for a word, 409 where it no longer waits.
 */
export async function approvePageChange(
  transaction: Database,
  { id, edits = {}, ...by }: Deciding & { edits?: Partial<BreweryWords> },
): Promise<Decided> {
  const { actor, now } = by
  const { change, page } = await requireWaiting(transaction, id)
  const { breweryId } = change
  const put = checkPageWords(edits)
  const { words: stands } = page
  if (put.logo)
    await requireBroughtPicture(transaction, {
      breweryId,
      address: put.logo,
      stands: stands.logo,
      field: 'logo',
    })
  const words = differentWords(stands, { ...change.proposed, ...put })
  await putOnPage(transaction, { breweryId, stands, words, actor, now })
  const decided = { state: 'approved' as const, proposed: words, stood: stands }
  await updatePageChange(transaction, id, { ...decided, decidedAt: now, decidedBy: actor })
  const sentences = pageSentences(stands, words)
  const wasEdited = Object.keys(differentWords({ ...stands, ...change.proposed }, put)).length > 0
  await tell(transaction, change, {
    ...by,
    heading: 'The change of your page holds',
    lines: [
      `Dray has approved it${wasEdited ? ' and put something right' : ''}. This is what pubs see now:`,
      ...sentences,
    ],
  })
  return {
    effects: { deadlines: [...sentences, 'Pubs see it at once.'] },
    seen: { proposed: change.proposed, stands },
  }
}

/**
 * Refuses a change of a page with a reason that the brewery reads (STAF-20). Needs a transaction. Throws RequestError 400
 * without a reason, 404, 409 where it no longer waits.
 */
export async function refusePageChange(
  transaction: Database,
  { id, reason: typed, ...by }: Deciding & { reason: string },
): Promise<Decided> {
  const { actor, now } = by
  const reason = typed.trim()
  if (reason === '') throw badField('reason', 'Say why: the brewery reads it.')
  const { change, page } = await requireWaiting(transaction, id)
  await updatePageChange(transaction, id, { state: 'refused', reason, decidedAt: now, decidedBy: actor })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'refuse page change',
    subject: { kind: 'brewery', id: change.breweryId },
    reason,
    before: change.proposed,
    after: null,
  })
  await tell(transaction, change, {
    ...by,
    heading: 'The change of your page was refused',
    lines: [`Dray writes: ‘${reason}’`, 'You can change it and send it again.'],
  })
  return {
    effects: { deadlines: ['The page stays as it is.', `The brewery reads: ‘${reason}’`] },
    seen: { proposed: change.proposed, stands: page.words },
  }
}

async function requireWaiting(transaction: Database, id: string) {
  const found = await pageChangeRow(transaction, id)
  if (found === null) throw notFound('The change')
  await lockPageChanges(transaction, found.breweryId)
  const change = (await pageChangeRow(transaction, id))!
  if (change.state !== 'waiting') throw changeDecided()
  return { change, page: await readOwnPage(transaction, change.breweryId, { isLocked: true }) }
}

type Telling = Omit<Deciding, 'id'> & { heading: string; lines: string[] }

async function tell(
  transaction: Database,
  { id, breweryId }: PageChangeRow,
  { actor, publicUrl, now, heading, lines }: Telling,
): Promise<void> {
  await closeEntry(transaction, { kind: 'page_change', subject: id, by: actor, now })
  const notified = await notifyBrewery(transaction, breweryId, {
    kind: 'beer_change',
    text: ({ slug }) => ({ title: heading, about: '', path: sellingPaths.settings(slug) }),
    now,
  })
  if (notified === null) return
  const link = publicUrl + sellingPaths.settings(notified.slug)
  await mailNotice(transaction, notified.recipients, { heading, lines, label: 'See the settings', link })
}
