import type { OwnGroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import styles from './RunPage.module.css'
import { countText, runStateNames } from './run-words.ts'

/** A run as a brewery sees it: where to bring what, and by when (GORG-04). */
export function OwnRunHead({ run }: { run: OwnGroupRun }) {
  const { group, day, state, depot, units, weightG } = run
  return (
    <header className={styles.head}>
      <p>
        <a href={sellingPaths.group(group.slug)}>{group.name}</a>
      </p>
      <h1>{dayText(day)}</h1>
      <p className={styles.facts}>
        <Badge tone={runStateNames[state].tone}>{runStateNames[state].text}</Badge>
        <span>
          {countText(units, 'unit')}, {weightText(weightG)}
        </span>
        <span>
          To {depot.name}, {[depot.street, depot.town, depot.postcode].filter(Boolean).join(', ')}, by{' '}
          {wholeMoment(run.bringByAt)}
        </span>
      </p>
    </header>
  )
}
