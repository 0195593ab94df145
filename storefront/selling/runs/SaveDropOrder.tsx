import { useMemo } from 'react'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { dropOrderCalls } from './run-calls.ts'
import styles from './RunRoute.module.css'

type Props = {
  place: { group: string; run: string }
  /** The numbers of the orders as they are to be driven. */
  drops: readonly string[]
  /** Whether they are still being moved. */
  isSettled: boolean
  onPutBack: () => void
  onSaved: (run: GroupRun) => void
}

/** What the order on the screen would change, and the button that saves it. */
export function SaveDropOrder({ place: { group, run }, drops, isSettled, onPutBack, onSaved }: Props) {
  const action = useAction(useMemo(() => dropOrderCalls({ group, run }), [group, run]))
  return (
    <section className={styles.save} aria-label="The order has changed">
      {isSettled ? (
        <ActionSteps
          act={action}
          thing="The run"
          fields={null}
          first={{ drops }}
          read={() => ({ drops })}
          nameOf={() => 'Save this order'}
          onClose={onPutBack}
          onDone={(saved) => {
            announce('The order of the drops is saved.', { isShown: true })
            onSaved(saved)
          }}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
    </section>
  )
}
