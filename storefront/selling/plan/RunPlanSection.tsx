import { useState } from 'react'
import type { GroupPlan } from '../../../shared/api/group-plan-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { depotText } from '../../../shared/delivery/bring-text.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { planPath } from '../runs/run-calls.ts'
import { dayWords, weekdayName } from './plan-words.ts'
import { PlanDialog } from './PlanDialog.tsx'
import styles from './RunPlanSection.module.css'

/** The run plan of a group as it is, its versions, and changing it (GORG-08). */
export function RunPlanSection({ group }: { group: string }) {
  const { loaded, again, show } = useConsoleRead<GroupPlan>(planPath(group))
  const [isChanging, setChanging] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h2 id="plan">Run plan</h2>
      <Answered loaded={loaded} again={again}>
        {(read) => (
          <>
            {read.plan === null ? (
              <p>No plan is set: the group has no new runs.</p>
            ) : (
              <PlanFacts plan={read.plan} />
            )}
            {read.mayAct && (
              <div>
                <Button onClick={() => setChanging(true)}>
                  {read.plan === null ? 'Set the run plan' : 'Change the run plan'}
                </Button>
              </div>
            )}
            <Versions versions={read.versions} />
            {isChanging && (
              <PlanDialog
                group={group}
                read={read}
                onClose={() => setChanging(false)}
                onDone={(changed) => {
                  setChanging(false)
                  show(changed)
                }}
              />
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

function PlanFacts({ plan }: { plan: NonNullable<GroupPlan['plan']> }) {
  const { days, depot, carrier, capacityPallets, capacityKg, tailLiftKg, postcodes, minimum } = plan
  const facts = [
    ...days.map((day) => [`Every ${weekdayName(day.weekday)}`, capital(dayWords(day))] as const),
    ['Depot', depotText(depot)],
    ['Carrier', carrier],
    ['Capacity', `${capacityPallets} pallets, ${weightText(capacityKg * 1000)}`],
    ['By tail-lift', `${weightText(tailLiftKg * 1000)} a pallet at most`],
    ['Where', postcodes === null ? 'Wherever the group delivers' : postcodes.join(', ')],
    ['Smallest order', minimum === null ? 'None' : `£${minimum} of goods, ex VAT`],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Versions({ versions }: { versions: GroupPlan['versions'] }) {
  if (versions.length === 0) return null
  return (
    <ul className={styles.versions} aria-label="Plans so far">
      {versions.map(({ fromDay, setBy, setAt }) => (
        <li key={setAt}>
          From the run of {dayText(fromDay)} on: set by {setBy}, {wholeMoment(setAt)}
        </li>
      ))}
    </ul>
  )
}
