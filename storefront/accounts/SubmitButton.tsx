import { useId } from 'react'
import { buttonLook } from '../ui/button-look.ts'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './SubmitButton.module.css'

type Props = {
  label: string
  busyLabel: string
  isBusy: boolean
  /** Whether what must be filled in is. */
  isReady: boolean
}

/** Sends a form: disabled until there is something to send, and while it is sent, when it says so. */
export function SubmitButton({ label, busyLabel, isBusy, isReady }: Props) {
  const reasonId = useId()
  const isWaiting = !isReady && !isBusy
  return (
    <>
      <button
        className={buttonLook({ size: 'large', isWide: true })}
        type="submit"
        disabled={isBusy || !isReady}
        aria-describedby={isWaiting ? reasonId : undefined}
      >
        <span className={styles.face}>
          {isBusy && <Spinner />}
          {isBusy ? busyLabel : label}
        </span>
      </button>
      <span hidden id={reasonId}>
        Fill in the fields above first.
      </span>
    </>
  )
}
