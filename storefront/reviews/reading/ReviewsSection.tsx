import { lazy, Suspense, useState } from 'react'
import type { BeerReviews } from '../../../shared/api/reviews.ts'

import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { RatingFilterBar } from './RatingFilterBar.tsx'
import type { Review } from '../review-answers.ts'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { useReviews } from './use-reviews.ts'
import { useViewer } from './use-viewer.ts'
import { WritePlace } from './WritePlace.tsx'
import styles from './Reviews.module.css'

const ReportDialog = lazy(() =>
  import('../dialogs/ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

type Props = { beer: { id: string; name: string }; reviews: BeerReviews }

/** What clients say of a beer: the figures, the reviews, and where to write one (REV-01 to REV-10). */
export function ReviewsSection({ beer, reviews }: Props) {
  const viewer = useViewer()
  const { list, isSettled, choose, readMore, replace, readSummaryAgain } = useReviews(
    beer.id,
    reviews,
    viewer,
  )
  const [edited, setEdited] = useState<Review | null>(null)
  const [reported, setReported] = useState<{ review: Review; isOpen: boolean } | null>(null)
  const hasReviews = list.summary.totalComments > 0 || list.reviews.length > 0
  const ownReview = list.reviews.find(({ author }) => viewer.user !== null && author.id === viewer.user.id)

  const leaveEdit = () => {
    setEdited(null)
    if (edited !== null) document.getElementById(`review-${edited.id}`)?.focus()
  }
  const onSaved = (review: Review) => {
    if (edited === null) void choose('all')
    else replace(review)
    setEdited(null)
    void readSummaryAgain()
  }
  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <SectionHeading id="reviews-title" title="Reviews" />
      <div className={styles.columns} data-settled={isSettled || undefined}>
        <ReviewSummary summary={list.summary} />
        <div className={styles.reading}>
          {hasReviews && <RatingFilterBar chosen={list.filter} onChoose={choose} />}
          <ReviewList
            list={list}
            viewer={viewer}
            onShowAll={() => void choose('all')}
            onRetry={() => void choose(list.filter)}
            onMore={() => void readMore()}
            onVoted={replace}
            onEdit={setEdited}
            onReport={(review) => setReported({ review, isOpen: true })}
          />
        </div>
        <WritePlace
          beer={beer}
          viewer={viewer}
          mayWrite={ownReview?.author.canComment ?? true}
          edited={edited}
          onSaved={onSaved}
          onCancelEdit={leaveEdit}
        />
      </div>
      <Suspense>
        {reported !== null && (
          <ReportDialog
            key={reported.review.id}
            review={reported.review}
            isOpen={reported.isOpen}
            onClose={() => setReported({ ...reported, isOpen: false })}
          />
        )}
      </Suspense>
    </section>
  )
}
