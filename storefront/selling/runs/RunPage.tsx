import { useState } from 'react'
import type { GroupRun, OwnGroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { groupReads, type RunActionInput } from './run-calls.ts'
import { RunActionDialog } from './RunActDialog.tsx'
import { RunChangeDialog } from './RunChangeDialog.tsx'
import { RunDrops } from './RunDrops.tsx'
import { RunHead } from './RunHead.tsx'
import { RunRoute } from './RunRoute.tsx'
import { RunLoads } from './RunLoads.tsx'
import styles from './RunPage.module.css'
import { RunLetterDialog } from './RunLetterDialog.tsx'
import { RunDocuments } from './RunDocuments.tsx'
import { OwnRunHead } from './OwnRunHead.tsx'

type Props = { group: string; run: string }

/** /sell/group/{group}/runs/{run}: its drops and loads, and what is done with them (GORG-02). */
export function RunPage({ group, run: id }: Props) {
  const place = { group, run: id }
  const { loaded, again, show } = useConsoleRead<GroupRun | OwnGroupRun>(groupReads.run(place))
  const [acting, setActing] = useState<RunActionInput | null>(null)
  useTitle(loaded.state === 'ready' ? dayText(loaded.value.day) : 'Run')
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(run) =>
        run.sees === 'own' ? (
          <article className={styles.run}>
            <OwnRunHead run={run} />
            <RunLoads place={place} run={run} />
          </article>
        ) : (
          <>
            <article className={styles.run}>
              <RunHead run={run} onAct={setActing} />
              {run.drops.length > 0 && <RunRoute place={place} run={run} onPlaced={show} />}
              <RunDrops run={run} onAct={setActing} />
              <RunLoads place={place} run={run} onTicked={show} />
              {acting?.verb === 'change' && (
                <RunChangeDialog
                  place={place}
                  run={run}
                  onClose={() => setActing(null)}
                  onDone={(changed) => {
                    show(changed)
                    setActing(null)
                  }}
                />
              )}
              {acting?.verb === 'write' && (
                <RunLetterDialog
                  place={place}
                  run={run}
                  onClose={() => setActing(null)}
                  onDone={() => setActing(null)}
                />
              )}
              {acting !== null && acting.verb !== 'change' && acting.verb !== 'write' && (
                <RunActionDialog
                  key={JSON.stringify(acting)}
                  place={place}
                  run={run}
                  act={acting}
                  onClose={() => setActing(null)}
                  onDone={(changed) => {
                    show(changed)
                    setActing(null)
                  }}
                />
              )}
            </article>
            {run.drops.length > 0 && <RunDocuments run={run} />}
          </>
        )
      }
    </Answered>
  )
}
