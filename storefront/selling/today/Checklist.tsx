import type { BreweryChecklist, ChecklistStep } from '../../../shared/api/checklist-api.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import styles from './Checklist.module.css'

type Props = { checklist: BreweryChecklist }

/** The way to the first order with how far it is done: what is needed, what is wanted besides, and who does each (NOTE-14). */
export function Checklist({ checklist: { needed, wanted } }: Props) {
  const all = [...needed, ...wanted]
  const done = all.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.list} aria-labelledby="checklist">
      <h2 id="checklist">Before you take orders</h2>
      <p>Once the first {needed.length} are done, orders open on their own, and we email you.</p>
      <label className={styles.progress}>
        <span>
          {done} of {all.length} done
        </span>
        <progress max={all.length} value={done} />
      </label>
      <Steps steps={needed} />
      <h3>Worth doing besides</h3>
      <Steps steps={wanted} />
    </section>
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
