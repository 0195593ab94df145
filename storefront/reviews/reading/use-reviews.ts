import { useEffect, useReducer, useRef, useState } from 'react'
import type { BeerReviews } from '../../../shared/api/reviews-api.ts'
import { messageOf } from '../message-of.ts'
import type { Review } from '../review-answers.ts'
import { readReviews, readSummary } from '../own-review-calls.ts'
import { findChangedReview } from './find-changed-review.ts'
import { firstList, nextList, type RatingFilter, type ReviewList } from './review-list.ts'
import type { Viewer } from './use-viewer.ts'

type Reviews = {
  list: ReviewList
  /**
   * The reader of this list: a client's own reviews load after the page and would move the others. Null for guests,
   * undefined until the reader's own list has loaded.
   */
  settledFor: string | null | undefined
  /** The own review with an unfinished change from an earlier page, once the list has loaded. */
  changed: Review | null
  /** Reads the first page under this rating (REV-06). */
  choose: (filter: RatingFilter) => Promise<void>
  readMore: () => Promise<void>
  /** Replaces the review by the answer of a vote or an edit. */
  replace: (review: Review) => void
  readSummaryAgain: () => Promise<void>
}

/**
 * The reviews of one beer: first the public ones of the page; read again after each sign-in and sign-out
 * (REV-38), for a client with the own pending ones (REV-39).
 */
export function useReviews(beerId: string, brought: BeerReviews, viewer: Viewer): Reviews {
  const [list, dispatch] = useReducer(nextList, brought, firstList)
  const reading = useRef<AbortController>(null)
  const reader = viewer.kind === 'unknown' ? undefined : (viewer.user?.id ?? null)
  const shownTo = useRef<string | null>(null)
  const [settledFor, settle] = useState<string | null>()
  const [changed, setChanged] = useState<Review | null>(null)

  /** One read at a time: a new one aborts the one before. */
  async function read(page: number, filter: RatingFilter): Promise<readonly Review[]> {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const isMore = page > 1
    dispatch(isMore ? { kind: 'reading-more' } : { kind: 'reading', filter })
    try {
      const isClient = viewer.user !== null
      const found = await readReviews({ beerId, page, filter, isClient }, signal)
      if (!signal.aborted) dispatch({ kind: isMore ? 'read-more' : 'read', list: found })
      return found.comments
    } catch (error) {
      if (signal.aborted) return []
      dispatch(isMore ? { kind: 'more-failed' } : { kind: 'failed', message: messageOf(error) })
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
    replace: (review) => dispatch({ kind: 'changed', review }),
    readSummaryAgain: async () => {
      const summary = await readSummary(beerId).catch(() => null)
      if (summary !== null) dispatch({ kind: 'summary', summary })
    },
  }
}
