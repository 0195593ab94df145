import type { GroupRuns, OwnGroupRuns, RunCard as Card } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import styles from './GroupPage.module.css'
import { groupReads } from './run-calls.ts'
import { RunCard } from './RunCard.tsx'
import { countText, runStateNames } from './run-words.ts'

/** /sell/group/{group}: its runs as cards by day, the one of today first (GORG-01). */
export function GroupPage({ group }: { group: string }) {
  useTitle('Runs')
  const { loaded, again } = useConsoleRead<GroupRuns | OwnGroupRuns>(groupReads.runs(group))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(read) => (
        <>
          <header className={styles.head}>
            <h1>{read.group.name}</h1>
            {read.sees === 'own' && <p>What you bring to its runs.</p>}
          </header>
          {read.sees === 'all' ? <AllRuns read={read} /> : <OwnRuns read={read} />}
        </>
      )}
    </Answered>
  )
}

function AllRuns({ read: { group, runs, today } }: { read: GroupRuns }) {
  if (runs.length === 0)
    return (
      <EmptyState title="No run is planned.">
        <p>Runs are made from the group’s run plan, eight weeks ahead.</p>
      </EmptyState>
    )
  const lists = [
    { id: 'today', title: 'Today', own: runs.filter(({ day }) => day === today) },
    { id: 'to-come', title: 'To come', own: runs.filter(({ day }) => day > today) },
    { id: 'past', title: 'Past', own: runs.filter(({ day }) => day < today).toReversed() },
  ]
  return lists
    .filter(({ own }) => own.length > 0)
    .map(({ id, title, own }) => (
      <section className={styles.section} key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className={styles.cards}>
          {own.map((run: Card) => (
            <li key={run.id}>
              <RunCard run={run} href={sellingPaths.run(group.slug, run.id)} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function OwnRuns({ read: { group, runs } }: { read: OwnGroupRuns }) {
  return (
    <ul className={styles.cards}>
      {runs.map((run) => (
        <li key={run.id}>
          <a className={styles.card} href={sellingPaths.run(group.slug, run.id)}>
            <span className={styles.top}>
              <strong className={styles.day}>{dayText(run.day)}</strong>
              <Badge tone={runStateNames[run.state].tone}>{runStateNames[run.state].text}</Badge>
            </span>
            <span>
              {countText(run.units, 'unit')}, {weightText(run.weightG)}
            </span>
            <span>
              Bring it to {run.depot.name}, {run.depot.town}, by {wholeMoment(run.bringByAt)}.
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
