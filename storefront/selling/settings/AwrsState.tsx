import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import styles from './SettingsPage.module.css'

/** The look-ups of the brewery's number, which Dray makes. */
export function AwrsState({ awrs: { state, goodUntil, entries } }: { awrs: BreweryStanding['awrs'] }) {
  return (
    <section className={styles.section} id="awrs" aria-labelledby="awrs-title">
      <h2 id="awrs-title">AWRS</h2>
      <p className={styles.soft}>
        {state === 'good' && goodUntil !== null
          ? `Good until ${wholeDay(goodUntil)}. Dray looks your number up again before then.`
          : stateTexts[state]}
      </p>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map(({ id, kind, awrsNumber, nameOnRegister, recordedAt }) => (
            <li key={id}>
              {wholeDay(recordedAt)}: {kindTexts[kind]}
              {awrsNumber !== null && ` (${[awrsNumber, nameOnRegister].filter(Boolean).join(', ')})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const stateTexts = {
  good: 'Good.',
  none: 'Dray has not looked your number up yet.',
  ended: 'The last look-up is too long ago. Dray looks your number up again.',
  failed: 'The last look-up found no approval, so nothing can be ordered or sent.',
} as const

const kindTexts = {
  check: 'looked up and approved',
  exclusion: 'needs no approval',
  failed_check: 'looked up and not approved',
} as const
