import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { FocusedPlace } from '../FocusedPlace.tsx'
import styles from './NewToken.module.css'

type Props = { name: string; text: string; onDone: () => void }

/** A new token, this once. */
export function NewToken({ name, text, onDone }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce('The token is copied.', { isShown: true })
    } catch {
      announce('It could not be copied. Please select it and copy it by hand.', {
        isUrgent: true,
        isShown: true,
      })
    }
  }
  return (
    <FocusedPlace>
      <section className={styles.panel} aria-labelledby="new-token">
        <h3 className={styles.heading} id="new-token">
          Copy the token ‘{name}’ now
        </h3>
        <p>It is shown this once. Give it to your program, and to nobody else.</p>
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
