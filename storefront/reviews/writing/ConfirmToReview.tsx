import { useEffect } from 'react'
import { accountCalls } from '../../accounts/account-calls.ts'
import { ConfirmEmailNotice } from '../../accounts/ConfirmEmailNotice.tsx'

type Props = { email: string; onConfirmed: () => void }

/**
 * In place of the composer while the address is not confirmed, before anything is typed (REV-66). The session may be older than the
 * confirmation, so the account is read, and again whenever the page is come back to.
 */
export function ConfirmToReview({ email, onConfirmed }: Props) {
  useEffect(() => {
    let isCurrent = true
    const look = () => {
      if (document.hidden) return
      accountCalls.read().then(
        ({ client }) => isCurrent && client.emailConfirmed && onConfirmed(),
        () => {},
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', look)
    }
    // Once: who looks changes nothing of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <ConfirmEmailNotice email={email} whatFor="You can write reviews" />
}
