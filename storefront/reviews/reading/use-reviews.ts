import { useEffect, useReducer, useRef, useState } from 'react'
import type { BeerReviews } from '../../../shared/api/reviews.ts'
import { messageOf } from '../message-of.ts'
import type { Review } from '../review-answers.ts'
import { readReviews, readSummary } from '../review-calls.ts'
import { findChangedReview } from './find-changed-review.ts'
import { firstList, nextList, type RatingFilter, type ReviewList } from './review-list.ts'
import type { Viewer } from './use-viewer.ts'

type Reviews = {
  list: ReviewList
  /**
   * Whose list this is: a client's own reviews come after the page and would move what is there. Null for everybody,
   * undefined until the list is as its reader sees it.
   */
  settledFor: string | null | undefined
  /** The own review that was being changed when the page was left, once the list is settled. */
  changed: Review | null
  /** Reads the first page under this rating (REV-06). */
  choose: (filter: RatingFilter) => Promise<void>
  readMore: () => Promise<void>
  /** Puts what a vote or an edit answered in the place of the review. */
  replace: (review: Review) => void
  readSummaryAgain: () => Promise<void>
}

/**
 * The reviews of one beer: first as the page brought them, for everybody; read again whenever somebody signs in or out
 * (REV-38), then with the client's own that wait (REV-39).
 */
export function useReviews(beerId: string, brought: BeerReviews, viewer: Viewer): Reviews {
  const [list, tell] = useReducer(nextList, brought, firstList)
  const reading = useRef<AbortController>(null)
  const reader = viewer.kind === 'unknown' ? undefined : (viewer.user?.id ?? null)
  const shownTo = useRef<string | null>(null)
  const [settledFor, settle] = useState<string | null>()
  const [changed, setChanged] = useState<Review | null>(null)

  /** One reading at a time: what was asked before does not matter any more. */
  async function read(page: number, filter: RatingFilter): Promise<readonly Review[]> {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const isMore = page > 1
    tell(isMore ? { kind: 'reading-more' } : { kind: 'reading', filter })
    try {
      const isClient = viewer.user !== null
      const found = await readReviews({ beerId, page, filter, isClient }, signal)
      if (!signal.aborted) tell({ kind: isMore ? 'read-more' : 'read', list: found })
      return found.comments
    } catch (error) {
      if (signal.aborted) return []
      tell(isMore ? { kind: 'more-failed' } : { kind: 'failed', message: messageOf(error) })
      return []
    }
  }

  useEffect(() => {
    if (reader === undefined) return
    const isShown = reader === shownTo.current
    shownTo.current = reader
    void (isShown ? Promise.resolve([]) : read(1, list.filter)).then(async (firstPage) => {
      if (reader !== null) setChanged(await findChangedReview({ beerId, clientId: reader }, firstPage))
      settle(reader)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- only another reader makes it read again
  }, [reader])

  useEffect(() => () => reading.current?.abort(), [])

  return {
    list,
    settledFor,
    changed,
    choose: async (filter) => void (await read(1, filter)),
    readMore: async () => void (await read(list.page + 1, list.filter)),
    replace: (review) => tell({ kind: 'changed', review }),
    readSummaryAgain: async () => {
      const summary = await readSummary(beerId).catch(() => null)
      if (summary !== null) tell({ kind: 'summary', summary })
    },
  }
}
