import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { decideReports } from './report-queries.ts'
import { type LockedReview, lockReview, setReviewState } from './review-writing-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

type Decision = { reviewId: string; actor: Actor; now: Date }

/**
 * Shows a review and dismisses its reports. Notifies the author if the review was not shown before. Needs a transaction;
 * throws RequestError 404.
 */
export async function approveReview(
  transaction: Database,
  { reviewId, note, actor, now }: Decision & { note: string | null },
): Promise<void> {
  const review = await requireReview(transaction, reviewId)
  const change = { reviewId, state: 'approved', updatedAt: now, decidedAt: now, decision: note } as const
  await setReviewState(transaction, change)
  await decideReports(transaction, reviewId, 'dismissed')
  await writeDecision(transaction, review, { reviewId, verb: 'approve', words: note, actor, now })
  if (review.state === 'approved') return
  const recipient = await findRecipient(transaction, review)
  if (recipient !== null)
    await enqueueMail(transaction, { to: recipient.to, template: 'review-published', data: recipient.data })
}

/**
 * Hides a review from all clients, its author included, and mails the author the reason. Needs a transaction; throws
 * RequestError 404.
 */
export async function hideReview(
  transaction: Database,
  { reviewId, reason, actor, now }: Decision & { reason: string },
): Promise<void> {
  const review = await requireReview(transaction, reviewId)
  const change = { reviewId, state: 'hidden', updatedAt: now, decidedAt: now, decision: reason } as const
  await setReviewState(transaction, change)
  await decideReports(transaction, reviewId, 'approved')
  await writeDecision(transaction, review, { reviewId, verb: 'hide', words: reason, actor, now })
  const wasDecided = review.state === 'hidden' && review.decidedAt !== null
  const recipient = wasDecided ? null : await findRecipient(transaction, review)
  if (recipient !== null)
    await enqueueMail(transaction, {
      to: recipient.to,
      template: 'review-hidden',
      data: { ...recipient.data, reason },
    })
}

async function writeDecision(
  transaction: Database,
  { state }: LockedReview,
  { reviewId, verb, words, actor, now }: Decision & { verb: 'approve' | 'hide'; words: string | null },
): Promise<void> {
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: { kind: 'review', id: reviewId },
    reason: words,
    before: { state },
    after: { state: verb === 'approve' ? 'approved' : 'hidden' },
  })
}

async function requireReview(transaction: Database, reviewId: string): Promise<LockedReview> {
  const review = await lockReview(transaction, reviewId)
  if (review === null) throw notFound('The review')
  return review
}

/** The mail's recipient and subject; null when the account is closed. */
async function findRecipient(transaction: Database, { authorId, beerId }: LockedReview) {
  const author =
    authorId === null ? undefined : (await findPublicClients(transaction, [authorId])).get(authorId)
  const [beer] = await findBeerNames(transaction, [beerId])
  if (author === undefined || beer === undefined) return null
  const { email, name } = author
  return { to: { email, name }, data: { name, beerName: beer.name, breweryName: beer.breweryName } }
}
