import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'
import type { ActionEffects, ActionSubject } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { blockReviewer, unblockReviewer } from './block-reviewer.ts'
import { approveReview, hideReview } from './moderate-review.ts'
import { readStaffReview } from './read-staff-review.ts'
import { lockReview } from './review-writing-queries.ts'
import { attachmentRows } from './upload-queries.ts'

export const reviewVerbs = ['approve', 'hide', 'bar', 'unbar'] as const
export type ReviewVerb = (typeof reviewVerbs)[number]
type Decided = { reviewId: string; verb: ReviewVerb; note: string; reason: string; actor: Actor; now: Date }

/**
 * One verb of the staff with a review or its author, what it led to, and what was decided about. Needs a
 * transaction; throws RequestError 404, and 400 for a missing reason.
 */
export async function decideReview(
  transaction: Database,
  { reviewId, verb, note, reason, actor, now }: Decided,
): Promise<{ answer: StaffReview; effects: ActionEffects; seen: ActionSubject }> {
  await lockReview(transaction, reviewId)
  const before = await readStaffReview(transaction, reviewId)
  const seen = isOfText(verb) ? await decidedOf(transaction, before) : before.author?.blockedReason
  const by = { actor, now }
  if (verb === 'approve') await approveReview(transaction, { ...by, reviewId, note: note || null })
  else if (verb === 'hide') await hideReview(transaction, { ...by, reviewId, reason: needed(reason) })
  else {
    const { author } = before
    if (author === null) throw notFound('The author')
    if (verb === 'bar')
      await blockReviewer(transaction, { ...by, clientId: author.id, reason: needed(reason) })
    else await unblockReviewer(transaction, { ...by, clientId: author.id })
  }
  return { answer: await readStaffReview(transaction, reviewId), effects: effectsOf(verb, before), seen }
}

/** Closing and opening reviewing are about the author. */
const isOfText = (verb: ReviewVerb) => verb === 'approve' || verb === 'hide'

/** What a colleague has decided meanwhile counts as the text does: no one overrules it unseen. */
async function decidedOf(transaction: Database, review: StaffReview): Promise<ActionSubject> {
  const { id, title, body, rating, state, decision } = review
  const pictures = await attachmentRows(transaction, [id])
  return { title, body, rating, state, decision, pictures: pictures.map(({ name }) => name) }
}

function needed(reason: string): string {
  if (reason === '') throw badField('reason', "Field 'reason' must not be empty.")
  return reason
}

function effectsOf(verb: ReviewVerb, { state, openReports, beer, author }: StaffReview): ActionEffects {
  const reports = openReports === 1 ? 'The one open report' : `The ${openReports} open reports`
  const about = (what: string) => (openReports === 0 ? [] : [`${reports} ${what}`])
  const are = openReports === 1 ? 'is' : 'are'
  switch (verb) {
    case 'approve':
      return {
        deadlines: [
          state === 'approved'
            ? `Everybody goes on seeing the review on the page of ${beer.name}.`
            : `Everybody sees the review on the page of ${beer.name}.`,
          ...about(`${are} dismissed.`),
          'Reports hide it again only after its author has changed it.',
        ],
      }
    case 'hide':
      return {
        deadlines: [
          state === 'hidden'
            ? 'No one sees the review, its author included, as before.'
            : 'No one sees the review any more, its author included.',
          ...about(`${are} upheld.`),
        ],
      }
    case 'bar':
      return {
        deadlines: [`${author?.name} can write and change no review, and add no picture.`],
        warnings: ['Reviews already written stay as they are.'],
      }
    case 'unbar':
      return { deadlines: [`${author?.name} can write reviews again.`] }
  }
}
