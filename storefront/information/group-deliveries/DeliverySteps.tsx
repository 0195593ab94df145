import type { AudienceText } from './group-deliveries-text.ts'
import { StepNumeral } from './StepNumeral.tsx'
import styles from './DeliverySteps.module.css'

type Props = { steps: AudienceText['steps'] }

/** Three steps, in order (STAT-16). */
export function DeliverySteps({ steps }: Props) {
  const [first, second, third] = steps
  return (
    <ol className={styles.steps}>
      {(
        [
          [1, first],
          [2, second],
          [3, third],
        ] as const
      ).map(([step, { title, text }]) => (
        <li className={styles.step} key={step}>
          <StepNumeral step={step} />
          <div className={styles.words}>
            <h3>
              <span className="visually-hidden">Step {step}: </span>
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
