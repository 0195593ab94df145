import { useState } from 'react'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { accountCalls } from '../account-calls.ts'

type Props = { pendingEmail: string; onChange: () => Promise<void> }

/** A change of address that waits, and the way to take it back. */
export function CancelEmailChange({ pendingEmail, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await accountCalls.cancelEmailChange()
      await onChange()
      announce('The change of your email address is cancelled.')
    } catch (error) {
      announce(error instanceof Error ? error.message : 'Request failed', { isUrgent: true, isShown: true })
      setBusy(false)
    }
  }
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void cancel()}>
          Cancel the change
        </Button>
      }
    >
      <p>{pendingEmail} is waiting to be confirmed: please open the link we sent there.</p>
    </Notice>
  )
}
