import { useState } from 'react'
import type { NoticeWay } from '../../../shared/accounts/notice-kinds.ts'
import type { NoticeChoice, NoticeChoices } from '../../../shared/api/notices-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Answered } from '../Answered.tsx'
import { problemText, useConsoleRead } from '../use-console-read.ts'
import { useTitle } from '../use-title.ts'
import { chooseNotice, noticeReads } from './notice-calls.ts'
import styles from './NotificationsPage.module.css'
import { PushSwitch } from './PushSwitch.tsx'

const wayNames: Record<NoticeWay, string> = { mail: 'Email', bell: 'Bell', push: 'Browser' }

/** What a person of a console is notified about, and how; each choice is stored at once (NOTE-01). */
export function NotificationsPage() {
  useTitle('Notifications')
  const { loaded, again, show } = useConsoleRead<NoticeChoices>(noticeReads.choices)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = (choice: NoticeChoice) =>
    chooseNotice(choice).then(
      (now) => {
        show(now)
        setProblem(null)
        announce('Saved')
      },
      (error: unknown) => setProblem(problemText(error)),
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Notifications</h1>
        <p>
          Choose what you are notified about; it changes nothing for others. Between 21:00 and 07:00 nothing
          comes by email but deadlines and links you asked for. What the law or your money needs cannot be
          switched off.
        </p>
      </header>
      {problem !== null && <ErrorState title="That was not saved.">{problem}</ErrorState>}
      <Answered loaded={loaded} again={again}>
        {({ kinds, pushKey, browsers }) => (
          <>
            {pushKey !== null && <PushSwitch pushKey={pushKey} browsers={browsers} />}
            {kinds.length === 0 && <p>You are not a member of a brewery, a group or Dray’s staff.</p>}
            <ul className={styles.kinds}>
              {kinds.map((row) => (
                <Kind key={row.kind} row={row} onChoose={(choice) => void choose(choice)} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </div>
  )
}

type Row = NoticeChoices['kinds'][number]

function Kind({ row, onChoose }: { row: Row; onChoose: (choice: NoticeChoice) => void }) {
  const { kind, name, isLocked, ways } = row
  return (
    <li>
      <div className={styles.kind} role="group" aria-label={name}>
        <span className={styles.name}>{name}</span>
        {isLocked ? (
          <span className={styles.locked}>
            Always by {ways.map(({ way }) => wayNames[way].toLowerCase()).join(' and ')}
          </span>
        ) : (
          <span className={styles.ways}>
            {ways.map(({ way, isOn }) => (
              <Checkbox
                key={way}
                name={`${kind} ${way}`}
                label={wayNames[way]}
                isChecked={isOn}
                onChange={(wanted) => onChoose({ kind, way, isOn: wanted })}
              />
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
