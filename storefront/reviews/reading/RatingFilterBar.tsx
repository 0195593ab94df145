import type { RatingFilter } from './review-list.ts'
import { useIsAwake } from './use-is-awake.ts'
import styles from './Reviews.module.css'
import '../../ui/star-shape.css'

type Props = { chosen: RatingFilter; onChoose: (filter: RatingFilter) => Promise<void> }

const filters: RatingFilter[] = ['all', 5, 4, 3, 2, 1]

/** All, 5, 4, 3, 2, 1 (REV-05, C-41). */
export function RatingFilterBar({ chosen, onChoose }: Props) {
  const isAwake = useIsAwake()
  return (
    <fieldset className="with-scripts" disabled={!isAwake}>
      <legend className="visually-hidden">Show reviews by rating</legend>
      <div className={styles.filter}>
        {filters.map((filter) => (
          <label key={filter}>
            <input
              type="radio"
              name="review-rating-filter"
              checked={filter === chosen}
              aria-label={labelOf(filter)}
              onChange={() => void onChoose(filter)}
            />
            {filter === 'all' ? 'All' : filter}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function labelOf(filter: RatingFilter): string {
  if (filter === 'all') return 'All'
  return filter === 1 ? '1 star' : `${filter} stars`
}
