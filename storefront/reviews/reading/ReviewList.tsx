import { Button } from '../../ui/core/Button.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Spinner } from '../../ui/core/Spinner.tsx'
import { counted, hasMore, type ReviewList as List } from './review-list.ts'
import type { Review } from '../review-answers.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { useIsAwake } from './use-is-awake.ts'
import type { Viewer } from './use-viewer.ts'
import styles from './Reviews.module.css'

type Props = {
  list: List
  viewer: Viewer
  onShowAll: () => void
  onRetry: () => void
  onMore: () => void
  onVoted: (review: Review) => void
  onEdit: (review: Review) => void
  onReport: (review: Review) => void
}

/** The reviews under the chosen rating, newest first, and the way to more of them (REV-07, REV-08). */
export function ReviewList({ list, viewer, onShowAll, onRetry, onMore, onVoted, onEdit, onReport }: Props) {
  const isAwake = useIsAwake()
  const { reading, reviews, filter, total } = list
  const failure = reading.state === 'failed' && (
    <ErrorState level={3} title="Unable to load reviews." onRetry={onRetry}>
      <p>{reading.message}</p>
    </ErrorState>
  )
  if (reviews.length === 0) {
    if (reading.state === 'loading') return <Spinner label="Loading reviews…" />
    return (
      failure || (
        <div className={styles.none}>
          {filter === 'all' ? (
            <>
              <h3>No reviews yet.</h3>
              <p>Be the first to say how it sold.</p>
            </>
          ) : (
            <>
              <p>No one gave {counted(filter, 'star')} yet.</p>
              <p>
                <Button variant="quiet" onClick={onShowAll}>
                  Show all reviews
                </Button>
              </p>
            </>
          )}
        </div>
      )
    )
  }
  return (
    <>
      {failure}
      <ul aria-label="Reviews" aria-busy={reading.state === 'loading'}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              viewer={viewer}
              onVoted={onVoted}
              onEdit={onEdit}
              onReport={onReport}
            />
          </li>
        ))}
      </ul>
      <output className="visually-hidden">
        {reading.state === 'done' && isAwake && `${counted(reviews.length, 'review')} of ${total} shown`}
      </output>
      {reading.state === 'more-failed' && (
        <Notice tone="error">Unable to load more reviews. Please try again.</Notice>
      )}
      {hasMore(list) && (
        <>
          <p className="with-scripts">
            <Button
              variant="quiet"
              isLoading={reading.state === 'loading-more'}
              disabledReason={isAwake ? undefined : 'One moment, please.'}
              onClick={onMore}
            >
              Load more reviews
            </Button>
          </p>
          <p className="without-scripts">
            These are the newest {reviews.length} of {total} reviews. The others need JavaScript.
          </p>
        </>
      )}
    </>
  )
}
