import { useState } from 'react'
import type { SessionInfo } from '../../../shared/api/accounts-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { accountCalls } from '../account-calls.ts'

type Props = { session: SessionInfo; onEnd: () => Promise<void> }

export function EndSession({ session, onEnd }: Props) {
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await accountCalls.endSession(session.id)
      await onEnd()
      announce(`${session.device} is signed out.`)
    } catch (error) {
      announce(error instanceof Error ? error.message : 'Request failed', { isUrgent: true, isShown: true })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void end()}>
      Sign out<span className="visually-hidden"> {session.device}</span>
    </Button>
  )
}
