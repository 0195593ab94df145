import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { FocusedPlace } from '../FocusedPlace.tsx'
import styles from './ShownOnce.module.css'

type Props = {
  heading: string
  /** What is copied, such as 'token'. */
  what: string
  note: string
  text: string
  onDone: () => void
}

/** A new token or secret, this once. */
export function ShownOnce({ heading, what, note, text, onDone }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce(`The ${what} is copied.`, { isShown: true })
    } catch {
      announce('It could not be copied. Please select it and copy it by hand.', {
        isUrgent: true,
        isShown: true,
      })
    }
  }
  return (
    <FocusedPlace>
      <section className={styles.panel} aria-labelledby="shown-once">
        <h3 className={styles.heading} id="shown-once">
          {heading}
        </h3>
        <p>{note}</p>
        <code className={styles.token}>{text}</code>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onDone}>I have copied it</Button>
        </div>
      </section>
    </FocusedPlace>
  )
}
