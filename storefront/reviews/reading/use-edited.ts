import { useState } from 'react'
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
  /** Undefined until something is begun or left on this page. */
  const [chosen, choose] = useState<Review | null>()
  const resumed = changed?.author.id === settledFor ? changed : null
  const review = chosen === undefined ? resumed : chosen
  const isOthers = clientId !== null && review !== null && review.author.id !== clientId
  return {
    edited: isOthers ? null : review,
    isResumed: chosen === undefined,
    edit: choose,
    leave: () => choose(null),
  }
}
