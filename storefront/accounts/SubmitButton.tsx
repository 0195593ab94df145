import { useId } from 'react'
import { buttonStyle } from '../ui/core/button-style.ts'
import { Spinner } from '../ui/core/Spinner.tsx'
import styles from './SubmitButton.module.css'

type Props = {
  label: string
  busyLabel: string
  isBusy: boolean
  /** Whether what must be filled in is. */
  isReady: boolean
}

/** Sends a form: disabled with its reason while there is nothing to send, and with a note while it is sending. */
export function SubmitButton({ label, busyLabel, isBusy, isReady }: Props) {
  const reasonId = useId()
  const isWaiting = !isReady && !isBusy
  return (
    <>
      <button
        className={buttonStyle({ size: 'large', isWide: true })}
        type="submit"
        disabled={isBusy || !isReady}
        aria-describedby={isWaiting ? reasonId : undefined}
      >
        <span className={styles.face}>
          {isBusy && <Spinner />}
          {isBusy ? busyLabel : label}
        </span>
      </button>
      <p className={styles.reason} id={reasonId} data-waiting={isWaiting || undefined}>
        Fill in the fields above first.
      </p>
    </>
  )
}
