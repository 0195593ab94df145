import { useState } from 'react'
import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { Button } from '../../ui/core/Button.tsx'
import { sellingReads } from '../selling-calls.ts'
import type { ProfileProps } from './Contact.tsx'
import styles from './SettingsPage.module.css'

type Closure = BreweryProfile['closures'][number]

/** Days on which the brewery neither delivers nor answers: no working days of what is ordered from now on. */
export function Closures({ brewery, profile, mayChange, onChanged }: ProfileProps) {
  const [act, setAct] = useState<PlainAction | null>(null)
  return (
    <section className={styles.section} id="closures" aria-labelledby="closures-title">
      <h2 id="closures-title">Closed days</h2>
      <p className={styles.soft}>
        On these days nothing is delivered and no answer is due, as on bank holidays, which you need not
        enter. Pubs go on ordering, and read a later day.
      </p>
      {profile.closures.length === 0 ? (
        <p>No days to come.</p>
      ) : (
        <ul className={styles.closures}>
          {profile.closures.map((closure) => (
            <li key={closure.id}>
              <span>
                <b>{daysText(closure)}</b>
                <span className={styles.soft}> Entered by {closure.addedBy}.</span>
              </span>
              {mayChange && (
                <Button size="small" variant="quiet" onClick={() => setAct(opening(brewery, closure))}>
                  Open again<span className="visually-hidden">: {daysText(closure)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p>
          <Button variant="quiet" icon="plus" onClick={() => setAct(closing(brewery))}>
            Close for some days
          </Button>
        </p>
      )}
      {act !== null && (
        <FieldsDialog<BreweryProfile>
          act={act}
          onClose={() => setAct(null)}
          onDone={(changed) => {
            setAct(null)
            onChanged(changed)
          }}
        />
      )}
    </section>
  )
}

const daysText = ({ from, to }: Closure) =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`

const closing = (brewery: string): PlainAction => ({
  title: 'Close for some days',
  thing: 'The closed days',
  call: sellingReads.closures(brewery),
  fields: [
    { kind: 'day', name: 'from', label: 'First closed day', missing: 'Choose the first day.' },
    { kind: 'day', name: 'to', label: 'Last closed day', missing: 'Choose the last day.' },
  ],
  nameOf: () => 'Close',
  done: 'The closed days are entered.',
})

const opening = (brewery: string, closure: Closure): PlainAction => ({
  title: `Open again: ${daysText(closure)}`,
  thing: 'The closed days',
  call: sellingReads.closure(brewery, closure.id),
  method: 'DELETE',
  fields: [],
  nameOf: () => 'Open again',
  done: 'You are open on these days again.',
})
