import type { EmptiesCount } from '../../../shared/api/empties-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { deadlineText } from '../../../shared/delivery/arrival-text.ts'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import styles from './Empties.module.css'

/** Counts that wait for the brewery or for Dray, and those of the last 90 days; nothing where there is none. */
export function OwnCounts({ counts }: { counts: readonly EmptiesCount[] }) {
  if (counts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="empties-counts">
      <SectionHeading id="empties-counts" title="Counts" />
      <ul className={styles.cards}>
        {counts.map((count) => (
          <li key={count.id}>
            <p>
              <b>{containersText(count.count, count.kind)}</b> of {count.breweryName}, counted by{' '}
              {count.countedBy}, {formatMoment(count.countedAt)}: {stateText(count)}
            </p>
            {count.answer !== null && <p className={styles.soft}>{count.answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateText({ state, answeredBy, answerBy }: EmptiesCount): string {
  switch (state) {
    case 'asked':
      return `the brewery can answer until ${deadlineText(answerBy)}.`
    case 'agreed':
      return answeredBy === null ? 'accepted, as the brewery did not answer.' : 'agreed.'
    case 'disputed':
      return 'not agreed. Dray looks at it.'
    case 'dropped':
      return 'not counted.'
  }
}
