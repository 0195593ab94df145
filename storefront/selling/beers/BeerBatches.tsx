import { type FormEvent, useRef, useState } from 'react'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { beerReads } from './beer-calls.ts'
import styles from './SellingBeerPage.module.css'
import { useAtOnce } from './use-at-once.ts'

type Props = { brewery: string; beer: OwnBeer; mayChange: boolean; onChanged: (beer: OwnBeer) => void }

/** The batches of a beer, the last racked first; they change at once (SELL-27). */
export function BeerBatches({ brewery, beer, mayChange, onChanged }: Props) {
  const { send, sending, problem } = useAtOnce(brewery, beer.id, onChanged)
  const adding = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(adding, `POST ${beerReads.beer(brewery, beer.id)}/batches`)
  const [today] = useState(() => londonDay(new Date()))
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const body = { gyle: text('gyle'), rackedOn: text('rackedOn'), bestBefore: text('bestBefore') || null }
    const done = 'Batch added.'
    void send({ method: 'POST', path: 'batches', body, key: draft.keyOf(body), done }).then((isDone) => {
      if (!isDone) return
      draft.drop()
      form.reset()
    })
  }
  return (
    <section aria-labelledby="batches">
      <h2 id="batches">Batches</h2>
      {beer.batches.length === 0 && <p>No batches yet.</p>}
      <ul className={styles.rows}>
        {beer.batches.map(({ id, gyle, rackedOn, bestBefore }) => (
          <li className={styles.row} key={id}>
            <div>
              <h3>{gyle}</h3>
              <p className={styles.soft}>
                Racked {wholeDay(rackedOn)}
                {bestBefore !== null && `, best before ${wholeDay(bestBefore)}`}
              </p>
            </div>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                isLoading={sending === `batches/${id}`}
                onClick={() =>
                  void send({ method: 'DELETE', path: `batches/${id}`, done: 'The batch is removed.' })
                }
              >
                Remove<span className="visually-hidden"> {gyle}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem !== null && <Notice tone="error">{problem.message}</Notice>}
      {mayChange && (
        <form className={styles.adding} ref={adding} onSubmit={add}>
          <TypedBefore draft={draft} />
          <TextInput label="Gyle" name="gyle" maxLength={60} autoComplete="off" isRequired />
          <div className={styles.dates}>
            <TextInput
              label="Racked on"
              name="rackedOn"
              type="date"
              max={today}
              defaultValue={today}
              isRequired
            />
            <TextInput label="Best before" name="bestBefore" type="date" />
          </div>
          <p>
            <Button type="submit" variant="quiet" isLoading={sending === 'batches'}>
              Add batch
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
