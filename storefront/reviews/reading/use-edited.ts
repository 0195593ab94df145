import { useLayoutEffect, useState } from 'react'
import type { Review } from '../review-answers.ts'
import { readChangedReview } from '../writing/kept-draft.ts'

type Edited = {
  /** The own review that is being changed; null while none is. */
  edited: Review | null
  /** It was being changed before the page was left. */
  isResumed: boolean
  edit: (review: Review) => void
  leave: () => void
}

/**
 * Which own review is being changed (REV-28 to REV-31). A change that was begun and neither sent nor given up goes on
 * when the client comes back and the review is in the list.
 */
export function useEdited(
  beerId: string,
  reviews: readonly Review[],
  { clientId, settledFor }: { clientId: string | null; settledFor: string | null | undefined },
): Edited {
  const [edit, setEdit] = useState<{ review: Review; isResumed: boolean } | null>(null)

  // Before the list is painted for the first time, so that nothing of it moves.
  useLayoutEffect(() => {
    if (typeof settledFor !== 'string') return
    const changedId = readChangedReview({ beerId, clientId: settledFor }, Date.now())
    const review = reviews.find(({ id, userCanEdit }) => id === changedId && userCanEdit)
    if (review !== undefined) setEdit((before) => before ?? { review, isResumed: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only what the first list of a client holds goes on by itself
  }, [beerId, settledFor])

  const isOthers = clientId !== null && edit !== null && edit.review.author.id !== clientId
  return {
    edited: isOthers ? null : (edit?.review ?? null),
    isResumed: edit?.isResumed ?? false,
    edit: (review) => setEdit({ review, isResumed: false }),
    leave: () => setEdit(null),
  }
}
