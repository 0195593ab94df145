import { Button } from '../../ui/core/Button.tsx'
import { offerFile } from '../../api/client-files.ts'
import { FocusedPlace } from '../FocusedPlace.tsx'
import styles from './SecondFactor.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** The recovery codes, this once: to be printed or saved before they are gone (ROLE-10). */
export function RecoveryCodeList({ codes, onDone }: Props) {
  const save = () =>
    offerFile('dray-recovery-codes.txt', new Blob([`Dray recovery codes\n\n${codes.join('\n')}\n`]))
  return (
    <FocusedPlace>
      <section className={styles.panel} aria-labelledby="recovery-codes">
        <h3 className={styles.heading} id="recovery-codes">
          Save your recovery codes now
        </h3>
        <p>
          Each of them signs you in once when your phone or passkey is gone. They are shown this once: print
          them, or save them where you keep important documents.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="quiet" icon="download" onClick={save}>
            Save as a file
          </Button>
          <Button onClick={onDone}>I have saved them</Button>
        </div>
      </section>
    </FocusedPlace>
  )
}
