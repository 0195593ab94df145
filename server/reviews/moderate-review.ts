import { findPublicClients } from '../accounts/find-public-clients.ts'
import { findBeerNames } from '../catalogue/find-beer-names.ts'
import type { Database } from '../database/connect.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { decideReports } from './report-queries.ts'
import { type LockedReview, lockReview, setReviewState } from './review-writing-queries.ts'
import { noSuchReview } from './reviewing-refusals.ts'

type Decision = { reviewId: string; now: Date }

/** Shows a review and dismisses what was reported of it. The author is told where it had not been shown. */
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
    const told = await findTold(transaction, review)
    if (told !== null)
      await enqueueMail(transaction, { to: told.to, template: 'review-published', data: told.data })
  })
}

/** Hides a review from everybody, its author too, and tells the author why. */
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
    const told = wasDecided ? null : await findTold(transaction, review)
    if (told !== null)
      await enqueueMail(transaction, {
        to: told.to,
        template: 'review-hidden',
        data: { ...told.data, reason },
      })
  })
}

async function requireReview(transaction: Database, reviewId: string): Promise<LockedReview> {
  const review = await lockReview(transaction, reviewId)
  if (review === null) throw noSuchReview()
  return review
}

/** Whom to write to, and of what; null when the account is closed. */
async function findTold(transaction: Database, { authorId, beerId }: LockedReview) {
  const author =
    authorId === null ? undefined : (await findPublicClients(transaction, [authorId])).get(authorId)
  const [beer] = await findBeerNames(transaction, [beerId])
  if (author === undefined || beer === undefined) return null
  const { email, name } = author
  return { to: { email, name }, data: { name, beerName: beer.name, breweryName: beer.breweryName } }
}
