import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { DropSlip } from './DropSlip.tsx'
import { placeDrops, type WantedAct } from './run-calls.ts'
import styles from './RunPage.module.css'
import { countText, timeOf } from './run-words.ts'

type Props = {
  place: { group: string; run: string }
  run: GroupRun
  onAct: (act: WantedAct) => void
  onPlaced: (run: GroupRun) => void
}

/** The drops in the order in which they are driven. */
export function RunDrops({ place, run, onAct, onPlaced }: Props) {
  const { drops } = run
  if (drops.length === 0) return <NoDrops run={run} />
  const move = async ({ number }: RunDrop, to: number) => {
    const others = drops.map((drop) => drop.number).filter((each) => each !== number)
    try {
      onPlaced(await placeDrops(place, others.toSpliced(to, 0, number)))
      announce('Saved', { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true })
    }
  }
  const next = drops.find(({ mayDeliver, state }) => mayDeliver && state !== 'failed')
  return (
    <section className={styles.section} aria-labelledby="drops">
      <h2 id="drops">{countText(drops.length, 'drop')}</h2>
      <ol className={styles.drops}>
        {drops.map((drop, at) => (
          <DropSlip
            key={drop.number}
            run={run}
            drop={drop}
            at={at}
            isNext={drop === next}
            onAct={(verb) => onAct({ kind: 'drop', verb, number: drop.number })}
            onMove={(to) => void move(drop, to)}
          />
        ))}
      </ol>
    </section>
  )
}

function NoDrops({ run }: { run: GroupRun }) {
  const { state, day, cutOffAt } = run
  if (state !== 'open') return <EmptyState title={`No orders travel on ${dayText(day)}.`}>{null}</EmptyState>
  return (
    <EmptyState title={`No orders for ${dayText(day)} yet.`}>
      <p>The cut-off is {timeOf(cutOffAt, run)}.</p>
    </EmptyState>
  )
}
