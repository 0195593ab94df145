import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Clock } from '../../ui/actions/Clock.tsx'
import { StickyAction } from '../../ui/actions/StickyAction.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Menu } from '../../ui/opening/Menu.tsx'
import { Popover } from '../../ui/opening/Popover.tsx'
import { FillBar } from './FillBar.tsx'
import type { RunVerb, RunActionInput } from './run-calls.ts'
import styles from './RunPage.module.css'
import { runStateNames, runVerbNames } from './run-words.ts'

type Props = { run: GroupRun; onAct: (action: RunActionInput) => void }

/** What can be done with a run in each state, the next action first. */
const actionsOf: Record<GroupRun['state'], readonly RunVerb[]> = {
  open: ['change', 'write', 'close', 'cancel'],
  closed: ['write', 'cancel'],
  firm: ['depart', 'write', 'cancel'],
  departed: ['finish', 'write'],
  done: [],
  cancelled: [],
}

/** Day, state, clock and capacity of a run, and its next action. */
export function RunHead({ run, onAct }: Props) {
  const { group, day, state, carrier, depot, pallets, capacityPallets, loadG, capacityKg, tailLiftKg } = run
  const { text, tone } = runStateNames[state]
  return (
    <header className={styles.head}>
      <p>
        <a href={sellingPaths.group(group.slug)}>{group.name}</a>
      </p>
      <h1>{dayText(day)}</h1>
      <p className={styles.facts}>
        <Badge tone={tone}>{text}</Badge>
        <NextMoment run={run} />
        <span>{carrier}</span>
        <span>
          From {depot.name}, {[depot.town, depot.postcode].filter(Boolean).join(' ')}
        </span>
      </p>
      <div className={styles.fills}>
        <FillBar label="Pallets" filled={pallets} of={capacityPallets} />
        <FillBar label="Weight with pallets" filled={Math.ceil(loadG / 1000)} of={capacityKg} unit=" kg" />
        <p>By tail-lift a pallet weighs at most {weightText(tailLiftKg * 1000)}.</p>
      </div>
      {run.mayAct && <Actions verbs={actionsOf[state]} onAct={(verb) => onAct({ kind: 'run', verb })} />}
    </header>
  )
}

function NextMoment({ run }: { run: GroupRun }) {
  const { state, cutOffAt, answerByAt, bringByAt } = run
  if (state === 'open')
    return (
      <span>
        Orders until {wholeMoment(cutOffAt)}, <Clock at={cutOffAt} />
      </span>
    )
  if (state === 'closed')
    return (
      <span>
        Breweries answer by {wholeMoment(answerByAt)}, <Clock at={answerByAt} />
      </span>
    )
  if (state === 'firm')
    return (
      <span>
        At the depot by {wholeMoment(bringByAt)}, <Clock at={bringByAt} />
      </span>
    )
  return null
}

function Actions({ verbs, onAct }: { verbs: readonly RunVerb[]; onAct: (verb: RunVerb) => void }) {
  const [first, ...others] = verbs
  if (first === undefined) return null
  const more = (
    <Popover label="More" align="end">
      <Menu items={others.map((verb) => ({ label: runVerbNames[verb], onPress: () => onAct(verb) }))} />
    </Popover>
  )
  const button = (
    <Button variant={first === 'depart' ? 'primary' : 'quiet'} onClick={() => onAct(first)}>
      {runVerbNames[first]}
    </Button>
  )
  // On the road the next action is with a drop, and before a run is firm nothing presses.
  if (first === 'depart') return <StickyAction more={more}>{button}</StickyAction>
  return (
    <div className={styles.acts}>
      {button}
      {others.length > 0 && more}
    </div>
  )
}
