import { useState } from 'react'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Stars } from '../../ui/core/Stars.tsx'
import { counted } from './review-list.ts'
import type { Review } from '../review-answers.ts'
import { ReviewPictures } from './ReviewPictures.tsx'
import { ReviewVotes } from './ReviewVotes.tsx'
import { SignInNotice } from './SignInNotice.tsx'
import { useIsAwake } from './use-is-awake.ts'
import type { Viewer } from './use-viewer.ts'
import styles from './Reviews.module.css'

type Props = {
  review: Review
  viewer: Viewer
  onVoted: (review: Review) => void
  onEdit: (review: Review) => void
  onReport: (review: Review) => void
}

/** One review, and what can be done about it (REV-11 to REV-25). Its texts are shown as they are, never as markup. */
export function ReviewCard({ review, viewer, onVoted, onEdit, onReport }: Props) {
  const isAwake = useIsAwake()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { author, rating, title } = review
  const isOwn = viewer.user !== null && viewer.user.id === author.id
  const report = () => {
    if (viewer.user === null) setRefusal('Please sign in before reporting reviews.')
    else onReport(review)
  }
  return (
    <article
      className={styles.review}
      id={`review-${review.id}`}
      tabIndex={-1}
      aria-label={`Review by ${author.displayName}`}
    >
      {review.pendingModeration && <Badge tone="malt">Pending review (visible only to you)</Badge>}
      <p className={styles.line}>
        {rating === null ? 'No rating' : <Stars value={rating} size="small" />}
        <span>
          <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
          {review.edited && <span title={`Last changed on ${formatDay(review.updatedAt)}`}> · Edited</span>}
        </span>
      </p>
      {title !== null && title !== '' && <h3>{title}</h3>}
      <p className={styles.body}>{review.body}</p>
      {review.attachments.length > 0 && <ReviewPictures review={review} />}
      <p className={styles.author}>
        <b>{author.displayName}</b>
        {author.location !== null && author.location !== '' && `, ${author.location}`} ·{' '}
        {counted(author.streetCreds, 'street cred')}
      </p>
      {review.authorHasOrdered && (
        <p>
          <Badge tone="hop" icon="tick" isSentence>
            Has ordered from this brewery
          </Badge>
        </p>
      )}
      <div className={styles.line}>
        <ReviewVotes review={review} viewer={viewer} isOwn={isOwn} onVoted={onVoted} onRefused={setRefusal} />
        {isAwake && !isOwn && (
          <Button variant="quiet" size="small" icon="flag" onClick={report}>
            Report
          </Button>
        )}
        {review.userCanEdit && (
          <Button variant="quiet" size="small" icon="edit" onClick={() => onEdit(review)}>
            Edit review
          </Button>
        )}
      </div>
      {refusal !== null && <SignInNotice text={refusal} />}
    </article>
  )
}
