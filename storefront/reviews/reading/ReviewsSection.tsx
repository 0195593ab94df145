import { lazy, startTransition, Suspense, useState } from 'react'
import type { BeerReviews } from '../../../shared/api/reviews-api.ts'

import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { RatingFilterBar } from './RatingFilterBar.tsx'
import type { Review } from '../review-answers.ts'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { useEdited } from './use-edited.ts'
import { useReviews } from './use-reviews.ts'
import { useViewer } from './use-viewer.ts'
import { WritePlace } from './WritePlace.tsx'
import styles from './Reviews.module.css'

const ReportDialog = lazy(() =>
  import('../dialogs/ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

type Props = { beer: { id: string; name: string }; reviews: BeerReviews }

/** The reviews of a beer: the summary, the list, and the form for a new one (REV-01 to REV-10). */
export function ReviewsSection({ beer, reviews }: Props) {
  const viewer = useViewer()
  const { list, settledFor, changed, choose, readMore, replace, readSummaryAgain } = useReviews(
    beer.id,
    reviews,
    viewer,
  )
  const clientId = viewer.user?.id ?? null
  const { edited, isResumed, edit, leave } = useEdited(clientId, { changed, settledFor })
  const [reported, setReported] = useState<{ review: Review; isOpen: boolean } | null>(null)
  const hasReviews = list.summary.totalComments > 0 || list.reviews.length > 0
  const ownReview = list.reviews.find(({ author }) => clientId !== null && author.id === clientId)

  const leaveEdit = () => {
    leave()
    const card = document.getElementById(`review-${edited?.id}`)
    // A review further down the list has no card yet
    if (card === null) document.getElementById('main')?.focus({ preventScroll: true })
    else card.focus()
  }
  const onSaved = (review: Review) => {
    if (edited === null) void choose('all')
    else replace(review)
    leave()
    void readSummaryAgain()
  }
  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <SectionHeading id="reviews-title" title="Reviews" />
      <div className={styles.columns} data-settled={settledFor !== undefined || undefined}>
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
            onEdit={edit}
            onReport={(review) => startTransition(() => setReported({ review, isOpen: true }))}
          />
        </div>
        <WritePlace
          beer={beer}
          viewer={viewer}
          mayWrite={list.mayWrite && (ownReview?.author.canComment ?? true)}
          edited={edited}
          isResumed={isResumed}
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
