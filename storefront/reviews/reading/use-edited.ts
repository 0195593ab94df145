import { useLayoutEffect, useState } from 'react'
import type { Review } from '../review-answers.ts'

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
 * when the client comes back.
 */
export function useEdited(
  clientId: string | null,
  { changed, settledFor }: { changed: Review | null; settledFor: string | null | undefined },
): Edited {
  const [edit, setEdit] = useState<{ review: Review; isResumed: boolean } | null>(null)

  // Before the list is painted for the first time, so that nothing of it moves.
  useLayoutEffect(() => {
    if (changed !== null && changed.author.id === settledFor)
      setEdit((before) => before ?? { review: changed, isResumed: true })
  }, [changed, settledFor])

  const isOthers = clientId !== null && edit !== null && edit.review.author.id !== clientId
  return {
    edited: isOthers ? null : (edit?.review ?? null),
    isResumed: edit?.isResumed ?? false,
    edit: (review) => setEdit({ review, isResumed: false }),
    leave: () => setEdit(null),
  }
}
