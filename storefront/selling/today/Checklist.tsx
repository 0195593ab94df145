import { Fragment } from 'react'
import type { BreweryChecklist, ChecklistStep } from '../../../shared/api/checklist-api.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import styles from './Checklist.module.css'

type Props = { checklist: BreweryChecklist }

/** The way to the first order: what is needed, what is wanted besides, and who does each (NOTE-14). */
export function Checklist({ checklist: { isCleared, needed, wanted } }: Props) {
  if (isCleared) return <StillWanted steps={wanted.filter(({ isDone }) => !isDone)} />
  return (
    <section className={styles.list} aria-labelledby="checklist">
      <h2 id="checklist">Before you take orders</h2>
      <p>Once all of these are there, orders open by themselves, and we write to you.</p>
      <Steps steps={needed} />
      <h3>Worth doing besides</h3>
      <Steps steps={wanted} />
    </section>
  )
}

/** One line for who sells already: what waits comes first. */
function StillWanted({ steps }: { steps: readonly ChecklistStep[] }) {
  if (steps.length === 0) return null
  return (
    <p className={styles.wanted}>
      Still worth doing:{' '}
      {steps.map(({ key, title, path }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          {path === null ? title : <a href={path}>{title}</a>}
        </Fragment>
      ))}
      .
    </p>
  )
}

function Steps({ steps }: { steps: readonly ChecklistStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ key, title, isDone, who, note, path }) => (
        <li className={styles.step} key={key} data-done={isDone || undefined}>
          <span className={styles.mark}>{isDone && <Icon name="tick" />}</span>
          <span>
            {isDone || path === null ? title : <a href={path}>{title}</a>}
            <span className="visually-hidden">{isDone ? ': done' : ': to do'}</span>
            {!isDone && note !== '' && <span className={styles.note}>{note}</span>}
          </span>
          {!isDone && <span className={styles.who}>{who === 'you' ? 'You' : 'Dray'}</span>}
        </li>
      ))}
    </ul>
  )
}
