import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { DropSlip } from './DropSlip.tsx'
import type { RunActionInput } from './run-calls.ts'
import styles from './RunPage.module.css'
import { countText } from './run-words.ts'

type Props = { run: GroupRun; onAct: (action: RunActionInput) => void }

/** The drops in the order in which they are driven. */
export function RunDrops({ run, onAct }: Props) {
  const { drops } = run
  if (drops.length === 0) return <NoDrops run={run} />
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
      <p>The cut-off is {wholeMoment(cutOffAt)}.</p>
    </EmptyState>
  )
}
