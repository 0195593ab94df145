import { gateFields, gateRefusals } from '../../../shared/pages/gate-forms.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { GateDialog } from './GateDialog.tsx'
import styles from './GateDialog.module.css'

/** Closes the shop to visitors without the site password; only the server knows it (C-93). */
export function PasswordGate({ isUp }: { isUp: boolean }) {
  return (
    <GateDialog gate="password" title="This shop is not open yet" isUp={isUp} picture={paths.scene('cellar')}>
      <p className={styles.lead}>Were you given a password? Enter it to look around.</p>
      <form className={styles.choices} action={paths.gatePassword} method="post">
        <div className={styles.field}>
          <label className={styles.label} htmlFor="gate-field">
            Password
          </label>
          <input
            className={styles.control}
            id="gate-field"
            type="password"
            name={gateFields.password}
            autoComplete="off"
            maxLength={200}
            required
            aria-describedby="gate-error"
          />
          <p className={styles.error} id="gate-error" aria-live="assertive">
            {Object.entries(gateRefusals).map(([refusal, text]) => (
              <span key={refusal} data-refusal={refusal}>
                {text}
              </span>
            ))}
          </p>
        </div>
        <Button size="large" type="submit" isWide>
          Enter
        </Button>
      </form>
      <p className={styles.small}>
        <a href={paths.privacyPolicy}>Privacy policy</a> and <a href={paths.terms}>terms and conditions</a>
      </p>
    </GateDialog>
  )
}
