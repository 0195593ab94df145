import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import styles from './SecondFactor.module.css'

type Props = { left: number; onRenew: () => void }

/** How many recovery codes there are, with a warning at three (ROLE-10). */
export function RecoveryCodesLeft({ left, onRenew }: Props) {
  const count = left === 1 ? '1 recovery code' : `${left} recovery codes`
  const renew = (
    <Button variant="quiet" size="small" onClick={onRenew}>
      Make new recovery codes
    </Button>
  )
  if (left <= 3) return <Notice tone="warning" title={`You have ${count} left.`} action={renew} />
  return (
    <div className={styles.actions}>
      <p className={styles.soft}>You have {count} left.</p>
      {renew}
    </div>
  )
}
