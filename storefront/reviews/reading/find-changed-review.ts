import type { Review } from '../review-answers.ts'
import { readReview } from '../own-review-calls.ts'
import { readChangedReview } from '../writing/stored-draft.ts'

/**
 * The own review with a change that was begun and neither sent nor discarded, anywhere in the list. Null where there
 * is none, and where it cannot be read or changed now.
 */
export async function findChangedReview(
  of: { beerId: string; clientId: string },
  firstPage: readonly Review[],
): Promise<Review | null> {
  const changedId = readChangedReview(of, Date.now())
  if (changedId === null) return null
  const review =
    firstPage.find(({ id }) => id === changedId) ?? (await readReview(changedId).catch(() => null))
  return review?.userCanEdit ? review : null
}
