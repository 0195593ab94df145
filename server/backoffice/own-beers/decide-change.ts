import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import type { ActionSubject } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findRangeBeer } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { changeDecided } from '../../platform/errors/beer-errors.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { mailNotice } from '../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { type BeerChangeRow, changeRow, lockBeerChanges, updateChange } from './beer-change-queries.ts'
import { changeSentences, wordsOf } from './beer-change-view.ts'
import { requireOwnPictures } from './beer-pictures.ts'
import { checkWords } from './check-words.ts'
import { different, putIntoShop } from './settle-change.ts'

type Deciding = { id: string; actor: Actor; publicUrl: string; now: Date }
type Decided = { effects: { deadlines: string[] }; seen: ActionSubject }

/**
 * Approves a change, with what staff put right: the shop shows it within a second, and the brewery reads of it
 * (STAF-20). Needs a transaction. Throws RequestError 404, 400 for a word, 409 where it no longer waits.
 */
export async function approveChange(
  transaction: Database,
  { id, edits = {}, actor, publicUrl, now }: Deciding & { edits?: Partial<BeerWords> },
): Promise<Decided> {
  const { change, beer } = await requireWaiting(transaction, id)
  const { breweryId, beerId, externalId, sizes } = change
  const put = checkWords(edits)
  await requireOwnPictures(transaction, { breweryId, words: put, beer })
  const stands = beer && wordsOf(beer)
  const words = different(stands, { ...change.proposed, ...put })
  await putIntoShop(transaction, { breweryId, beerId, externalId, beer, words, sizes, actor, now })
  await updateChange(transaction, id, {
    state: 'approved',
    proposed: words,
    stood: stands,
    decidedAt: now,
    decidedBy: actor,
  })
  const name = words.name ?? beer?.name ?? ''
  const wasEdited = Object.keys(different(beer && wordsOf(beer), put)).length > 0
  const sentences = changeSentences(stands, words)
  await tell(transaction, change, {
    actor,
    publicUrl,
    now,
    heading: change.isNew ? `${name} is in the shop` : `Your change of ${name} holds`,
    lines: [
      wasEdited
        ? 'Dray has approved it and put something right. This is what pubs see now:'
        : 'Dray has approved it. This is what pubs see now:',
      ...sentences,
    ],
  })
  return { effects: { deadlines: [...sentences, 'Pubs see it at once.'] }, seen: seenIn(change, beer) }
}

/**
 * Refuses a change with a reason that the brewery reads; the beer stays as it is (STAF-20). Needs a transaction. Throws
 * RequestError 400 without a reason, 404, 409 where it no longer waits.
 */
export async function refuseChange(
  transaction: Database,
  { id, reason: typed, actor, publicUrl, now }: Deciding & { reason: string },
): Promise<Decided> {
  const reason = typed.trim()
  if (reason === '') throw badField('reason', 'Say why: the brewery reads it.')
  const { change, beer } = await requireWaiting(transaction, id)
  await updateChange(transaction, id, { state: 'refused', reason, decidedAt: now, decidedBy: actor })
  const name = beer?.name ?? change.proposed.name ?? ''
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'refuse beer change',
    subject: { kind: 'beer', id: change.beerId },
    reason,
    before: change.proposed,
    after: null,
  })
  await tell(transaction, change, {
    actor,
    publicUrl,
    now,
    heading: change.isNew ? `${name} was not accepted` : `Your change of ${name} was refused`,
    lines: [`Dray writes: ‘${reason}’`, 'You can change it and send it again.'],
  })
  const stays = change.isNew ? 'The beer does not come into the shop.' : `${name} stays as it is.`
  return {
    effects: { deadlines: [stays, `The brewery reads: ‘${reason}’`] },
    seen: seenIn(change, beer),
  }
}

/** The change beside the current version: sentences cut long words, and say nothing of sizes. */
const seenIn = ({ proposed, sizes }: BeerChangeRow, beer: BeerWords | null): ActionSubject => ({
  proposed,
  sizes,
  stands: beer && wordsOf(beer),
})

async function requireWaiting(transaction: Database, id: string) {
  const found = isUuid(id) ? await changeRow(transaction, id) : null
  if (found === null) throw notFound('The change')
  await lockBeerChanges(transaction, found.breweryId)
  const change = (await changeRow(transaction, id))!
  if (change.state !== 'waiting') throw changeDecided()
  const { beerId, breweryId, isNew } = change
  const beer = await findRangeBeer(transaction, { id: beerId, breweryId, isLocked: true })
  // The beer has left the shop meanwhile.
  if (!isNew && beer === null) throw notFound('The beer')
  return { change, beer }
}

type Telling = Omit<Deciding, 'id'> & { heading: string; lines: string[] }

async function tell(
  transaction: Database,
  { id, breweryId, beerId }: BeerChangeRow,
  { actor, publicUrl, now, heading, lines }: Telling,
): Promise<void> {
  await closeEntry(transaction, { kind: 'beer_change', subject: id, by: actor, now })
  const pathOf = (slug: string) => sellingPaths.beer(slug, beerId)
  const notified = await notifyBrewery(transaction, breweryId, {
    kind: 'beer_change',
    text: ({ slug }) => ({ title: heading, about: '', path: pathOf(slug) }),
    now,
  })
  if (notified === null) return
  const link = publicUrl + pathOf(notified.slug)
  await mailNotice(transaction, notified.recipients, { heading, lines, label: 'See the beer', link })
}
