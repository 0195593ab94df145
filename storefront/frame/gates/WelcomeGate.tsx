import { paths } from '../../../shared/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { GateDialog } from './GateDialog.tsx'
import { storeChoice } from './gate-records.ts'
import styles from './GateDialog.module.css'

type Choice = 'wholesale' | 'under18'
type Props = { onChoose: (choice: Choice) => void }

/** Asks who is there (GATE-14 to GATE-18). Retail is announced and cannot be chosen (C-20). */
export function WelcomeGate({ onChoose }: Props) {
  const choose = (choice: Choice) => {
    storeChoice(choice)
    onChoose(choice)
  }
  return (
    <GateDialog
      gate="welcome"
      title="Welcome to Dray"
      picture={
        <Picture
          src={paths.scene('bar-at-dusk')}
          alt=""
          width={1600}
          height={900}
          isLazy={false}
          fit="cover"
        />
      }
    >
      <p className={styles.lead}>
        Beer and cider from independent breweries, for the trade. Who are you buying for?
      </p>
      <div className={styles.choices}>
        <Button size="large" isWide onClick={() => choose('wholesale')}>
          Wholesale customer
        </Button>
        <Button size="large" isWide disabledReason="Private customers can buy here later.">
          Private customer (COMING SOON)
        </Button>
        <Button size="large" variant="quiet" isWide onClick={() => choose('under18')}>
          I am UNDER 18 years old
        </Button>
      </div>
      <p className={styles.small}>
        You must be 18 or over to buy alcohol. By going on you accept our{' '}
        <a href={paths.terms}>terms and conditions</a>; the <a href={paths.privacyPolicy}>privacy policy</a>{' '}
        says what we keep.
      </p>
    </GateDialog>
  )
}
