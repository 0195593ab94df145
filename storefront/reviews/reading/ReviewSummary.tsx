import type { CSSProperties } from 'react'
import type { CommentSummary } from '../../../shared/api/reviews-api.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { Stars } from '../../ui/core/Stars.tsx'
import { counted } from './review-list.ts'
import styles from './Reviews.module.css'

type Props = { summary: CommentSummary }

const ratings = [5, 4, 3, 2, 1] as const

/** How many reviews, what they give on the whole and star by star, and how far their authors are trusted (REV-01 to REV-04). */
export function ReviewSummary({ summary }: Props) {
  const { totalComments, averageRating, ratingBuckets, streetCredSummary } = summary
  if (totalComments === 0) return null
  const rated = ratings.reduce((sum, rating) => sum + ratingBuckets[rating], 0)
  const { threshold, average, max } = streetCredSummary
  return (
    <div className={styles.summary}>
      {averageRating === null ? (
        <p>No rating yet</p>
      ) : (
        <p className={styles.average}>
          <b>{averageRating.toFixed(1)}</b> <Stars value={averageRating} />
        </p>
      )}
      <p>{counted(totalComments, 'review')}</p>
      <ul>
        {ratings.map((rating) => (
          <li className={styles.bucket} key={rating}>
            <span>{counted(rating, 'star')}</span>
            <span className={styles.bar} style={shareOf(ratingBuckets[rating], rated)} />
            <span>{formatNumber(ratingBuckets[rating])}</span>
          </li>
        ))}
      </ul>
      {average !== null && max !== null && (
        <p>
          Street cred of reviewers: {formatNumber(average)} on average, {formatNumber(max)} at most. Trusted
          from {formatNumber(threshold)}.
        </p>
      )}
    </div>
  )
}

function shareOf(count: number, of: number): CSSProperties {
  return { '--share': `${of === 0 ? 0 : Math.round((100 * count) / of)}%` } as CSSProperties
}
