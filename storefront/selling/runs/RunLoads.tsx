import { useState } from 'react'
import type { GroupRun, LoadedLine, LoadedPart, OwnGroupRun } from '../../../shared/api/group-runs-api.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { LoadRow } from './LoadRow.tsx'
import { tickLine } from './run-calls.ts'
import styles from './RunLoads.module.css'
import { countText } from './run-words.ts'

type Props = {
  place: { group: string; run: string }
  run: GroupRun | OwnGroupRun
  /** Absent for those who only read. */
  onTicked?: (run: GroupRun) => void
}

/** What each brewery brings to the depot, ticked by units (GORG-05). */
export function RunLoads({ place, run, onTicked }: Props) {
  const [isSaving, setSaving] = useState(false)
  const { loads } = run
  if (loads.length === 0) return null
  const mayAct = run.sees === 'all' && run.mayAct && onTicked !== undefined
  const tick = async ({ part }: LoadedPart, { position }: LoadedLine, units: number) => {
    setSaving(true)
    try {
      onTicked?.(await tickLine(place, { part, position, units }))
      announce('What is loaded is saved.', { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true })
    }
    setSaving(false)
  }
  return (
    <section className={styles.loads} aria-labelledby="loads">
      <h2 id="loads">Loads by brewery</h2>
      {loads.map(({ brewery, units, weightG, atDepot, parts }) => (
        <section key={brewery} className={styles.load} aria-label={brewery}>
          <h3>{brewery}</h3>
          <p className={styles.sum}>
            {countText(units, 'unit')}, {weightText(weightG)}, at the depot by {wholeMoment(run.bringByAt)}
            {run.state !== 'cancelled' && (
              <>
                {'. '}
                <b>{atDepot === units ? 'All of it is there.' : `${atDepot} of ${units} there.`}</b>
              </>
            )}
          </p>
          <ul>
            {parts.flatMap((part) =>
              part.lines.map((line) => (
                <LoadRow
                  key={`${part.part} ${line.position}`}
                  part={part}
                  line={line}
                  isLocked={!mayAct || !part.mayTick || isSaving}
                  onTick={(there) => void tick(part, line, there)}
                />
              )),
            )}
          </ul>
        </section>
      ))}
    </section>
  )
}
