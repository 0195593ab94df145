import type { RunCard as Card } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Clock } from '../../ui/actions/Clock.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { FillBar } from './FillBar.tsx'
import styles from './GroupPage.module.css'
import { countText, runStateNames } from './run-words.ts'

/** A run of a group at a glance. */
export function RunCard({ run, href }: { run: Card; href: string }) {
  const { day, state, isFull, cutOffAt, pallets, capacityPallets, loadG, capacityKg, breweries, drops } = run
  const { text, tone } = runStateNames[state]
  const isEmpty = drops === 0 && pallets === 0
  return (
    <a className={styles.card} href={href} data-over={state === 'cancelled' || state === 'done' || undefined}>
      <span className={styles.top}>
        <strong className={styles.day}>{dayText(day)}</strong>
        <Badge tone={tone}>{text}</Badge>
      </span>
      {state === 'open' && (
        <span className={styles.clock}>
          Orders until {wholeMoment(cutOffAt)}, <Clock at={cutOffAt} />
        </span>
      )}
      {isEmpty ? (
        <span className={styles.soft}>No orders for it{state === 'open' && ' yet'}.</span>
      ) : (
        <>
          <FillBar label="Pallets" filled={pallets} of={capacityPallets} />
          <FillBar label="Weight" filled={Math.ceil(loadG / 1000)} of={capacityKg} unit=" kg" />
          <span>
            {countText(breweries, 'brewery', 'breweries')}, {countText(drops, 'drop')}
            {isFull && state === 'open' && '. Full: it takes no more orders.'}
          </span>
        </>
      )}
    </a>
  )
}
