import styles from './Track.module.css'

type Props = {
  label: string
  steps: readonly { label: string; day: string; isDone: boolean }[]
}

/** How far something is: its steps in a row, each with its day; the last one that is done is the current one. */
export function Track({ label, steps }: Props) {
  const current = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map((step, at) => (
        <li
          className={styles.step}
          key={step.label}
          data-done={step.isDone || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.label}>{step.label}</span>
          {step.isDone && <span className="visually-hidden">, done</span>}
          <span className={styles.day}>{step.day}</span>
        </li>
      ))}
    </ol>
  )
}
