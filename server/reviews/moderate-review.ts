import { findPublicClients } from '../accounts/find-public-clients.ts'
import { findBeerNames } from '../catalogue/find-beers.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { decideReports } from './report-queries.ts'
import { type LockedReview, lockReview, setReviewState } from './review-writing-queries.ts'
import { notFound } from '../errors/common-errors.ts'

type Decision = { reviewId: string; now: Date }

/** Shows a review and dismisses its reports. Notifies the author if the review was not shown before. */
export async function approveReview(
  database: Database,
  { reviewId, note, now }: Decision & { note: string | null },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const review = await requireReview(transaction, reviewId)
    const change = { reviewId, state: 'approved', updatedAt: now, decidedAt: now, decision: note } as const
    await setReviewState(transaction, change)
    await decideReports(transaction, reviewId, 'dismissed')
    if (review.state === 'approved') return
    const recipient = await findRecipient(transaction, review)
    if (recipient !== null)
      await enqueueMail(transaction, { to: recipient.to, template: 'review-published', data: recipient.data })
  })
}

/** Hides a review from all clients, its author included, and mails the author the reason. */
export async function hideReview(
  database: Database,
  { reviewId, reason, now }: Decision & { reason: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const review = await requireReview(transaction, reviewId)
    const change = { reviewId, state: 'hidden', updatedAt: now, decidedAt: now, decision: reason } as const
    await setReviewState(transaction, change)
    await decideReports(transaction, reviewId, 'approved')
    const wasDecided = review.state === 'hidden' && review.decidedAt !== null
    const recipient = wasDecided ? null : await findRecipient(transaction, review)
    if (recipient !== null)
      await enqueueMail(transaction, {
        to: recipient.to,
        template: 'review-hidden',
        data: { ...recipient.data, reason },
      })
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
