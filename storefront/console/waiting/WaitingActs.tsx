import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../accounts/session/session-state.ts'
import { consoleActionsKey } from '../../storage/safe-storage.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import {
  dismissRefusal,
  giveUpAction,
  sendWaitingActions,
  showWaiting,
  waitingActions,
} from './send-waiting-acts.ts'
import styles from './WaitingActs.module.css'

const againMs = 15_000

/** Actions that found no connection before their page went: they are sent once there is one, each once (SELL-25). */
export function WaitingActions() {
  const client = useSession().user?.id
  const { acts, refused } = useWaitingActions()
  const isWaiting = acts.length > 0
  useEffect(() => {
    if (client === undefined) return undefined
    const send = () => void sendWaitingActions()
    const follow = ({ key }: StorageEvent) => key === consoleActionsKey && showWaiting()
    send()
    addEventListener('online', send)
    addEventListener('storage', follow)
    const timer = isWaiting ? setInterval(() => navigator.onLine && send(), againMs) : undefined
    return () => {
      removeEventListener('online', send)
      removeEventListener('storage', follow)
      clearInterval(timer)
    }
  }, [client, isWaiting])
  if (acts.length + refused.length === 0) return null
  return (
    <div className={styles.waiting}>
      {acts.map(({ key, button }) => (
        <Notice
          key={key}
          tone="warning"
          title={`‘${button}’ is waiting for a signal.`}
          action={
            <Button variant="quiet" size="small" onClick={() => giveUpAction(key)}>
              Do not send<span className="visually-hidden"> {button}</span>
            </Button>
          }
        >
          It is sent once there is one, and done once. If it was on its way already, the shop may have it.
        </Notice>
      ))}
      {refused.map(({ act, message }) => (
        <Notice
          key={act.key}
          tone="error"
          title={`‘${act.button}’ was not done.`}
          onDismiss={() => dismissRefusal(act.key)}
        >
          {message} <a href={act.address}>Look at it again</a>
        </Notice>
      ))}
    </div>
  )
}

/** The actions without an answer that no open dialog sends, and those that were refused. */
export const useWaitingActions = () =>
  useSyncExternalStore(waitingActions.subscribe, waitingActions.read, waitingActions.read)
