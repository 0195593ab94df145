import { useEffect, useRef, useState } from 'react'
import type { NoticeChoices } from '../../../shared/api/notices-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { problemText } from '../use-console-read.ts'
import { findPush, startPush, stopPush } from './browser-push.ts'
import styles from './NotificationsPage.module.css'

type State = 'looking' | 'off' | 'on' | 'working' | 'barred' | 'unable'

/** Notifies in this browser too, once the person presses: nothing is asked before (NOTE-05). */
export function PushSwitch({ pushKey, browsers }: Pick<NoticeChoices, 'browsers'> & { pushKey: string }) {
  const [state, setState] = useState<State>('looking')
  const [problem, setProblem] = useState<string | null>(null)
  const known = useRef(browsers)
  useEffect(() => {
    findPush(known.current).then(
      (found) => setState(found),
      () => setState('unable'),
    )
  }, [])
  const take = (action: () => Promise<State>, before: State) => {
    setState('working')
    setProblem(null)
    action().then(setState, (error: unknown) => {
      setState(before)
      setProblem(problemText(error))
    })
  }
  return (
    <section className={styles.push} aria-label="This browser">
      <p>{sentences[state]}</p>
      {state === 'off' && (
        <Button onClick={() => take(() => startPush(pushKey), 'off')}>Tell me in this browser</Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" onClick={() => take(stopPush, 'on')}>
          Stop in this browser
        </Button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  )
}

const sentences: Record<State, string> = {
  looking: 'Looking whether this browser tells you …',
  off: 'This browser can tell you of new orders and deadlines while the console is closed. It shows what happened and the town, no name and no sum.',
  on: 'This browser tells you of new orders and deadlines.',
  working: 'One moment …',
  barred: 'You have blocked notices of Dray in this browser: allow them in its settings to get them here.',
  unable: 'This browser cannot tell you while the console is closed.',
}
