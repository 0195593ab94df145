import { sketchBarAtDusk } from '../../../artwork/sketch-bar-at-dusk.ts'
import { gateFields } from '../../../shared/pages/gate-forms.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { GateDialog } from './GateDialog.tsx'
import styles from './GateDialog.module.css'

/**
 * Asks whether the visitor buys for a trade business (GATE-14 to GATE-18). Retail is announced and cannot be chosen
 * (C-20).
 */
export function WelcomeGate({ isUp }: { isUp: boolean }) {
  return (
    <GateDialog
      gate="welcome"
      title="Welcome to Dray"
      isUp={isUp}
      picture={paths.scene('bar-at-dusk')}
      sketch={sketchBarAtDusk()}
    >
      <p className={styles.lead}>
        Beer and cider from independent breweries, for the trade. Who are you buying for?
      </p>
      <form className={styles.choices} action={paths.gateAudience} method="post">
        <Button size="large" isWide type="submit" name={gateFields.audience} value="wholesale">
          Wholesale customer
        </Button>
        <Button size="large" isWide disabledReason="Private customers can buy here later.">
          Private customer (COMING SOON)
        </Button>
        <Button size="large" variant="quiet" isWide type="submit" name={gateFields.audience} value="under18">
          I am UNDER 18 years old
        </Button>
      </form>
      <p className={styles.small}>
        You must be 18 or over to buy alcohol. By going on you accept our{' '}
        <a href={paths.terms}>terms and conditions</a>; the <a href={paths.privacyPolicy}>privacy policy</a>{' '}
        says what we keep.
      </p>
    </GateDialog>
  )
}
