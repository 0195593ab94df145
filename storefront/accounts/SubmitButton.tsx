import { useId } from 'react'
import { buttonStyle } from '../ui/core/button-style.ts'
import { Spinner } from '../ui/core/Spinner.tsx'
import styles from './SubmitButton.module.css'

type Props = {
  label: string
  busyLabel: string
  isBusy: boolean
  /** What must be filled in first, 'email address, password'; empty once all is. */
  missing: string
}

/** Sends a form: disabled with its reason while there is nothing to send, and with a note while it is sending. */
export function SubmitButton({ label, busyLabel, isBusy, missing }: Props) {
  const reasonId = useId()
  const isWaiting = missing !== '' && !isBusy
  return (
    <>
      <button
        className={buttonStyle({ size: 'large', isWide: true })}
        type="submit"
        disabled={isBusy || missing !== ''}
        aria-describedby={isWaiting ? reasonId : undefined}
      >
        <span className={styles.face}>
          {isBusy && <Spinner />}
          {isBusy ? busyLabel : label}
        </span>
      </button>
      <p className={styles.reason} id={reasonId} data-waiting={isWaiting || undefined}>
        Still to fill in: {missing}.
      </p>
    </>
  )
}
