import { useState } from 'react'
import type { WebhookAttempts, WebhookDelivery, WebhookLog as Log } from '../../../shared/api/webhooks-api.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { Answered } from '../../console/Answered.tsx'
import { problemText, useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { connectionReads, webhookCalls } from './connection-calls.ts'
import { deliveryText, outcomeText } from './connection-words.ts'
import styles from './WebhookDrawer.module.css'

type Props = { brewery: string; id: string; isOn: boolean }

/** Events of the last 30 days at a webhook, the newest first, with each attempt (PLAT-13). */
export function WebhookLog({ brewery, id, isOn }: Props) {
  const [page, setPage] = useState(1)
  const { loaded, again } = useConsoleRead<Log>(connectionReads.log(brewery, id, page), { everySeconds: 5 })
  const sendAgain = async ({ id: delivery, type }: WebhookDelivery) => {
    try {
      await webhookCalls(brewery, id).again(delivery)
      announce(`${type} is on the way again.`, { isShown: true })
      again()
    } catch (error) {
      announce(problemText(error), { isUrgent: true, isShown: true })
    }
  }
  return (
    <section aria-labelledby="webhook-log">
      <h3 id="webhook-log">Log</h3>
      <Answered loaded={loaded} again={again}>
        {({ rows, pages }) => (
          <>
            {rows.length === 0 && <p>Nothing was sent in the last 30 days.</p>}
            <ul className={styles.log}>
              {rows.map((row) => (
                <li key={row.id}>
                  <p className={styles.top}>
                    <span className={styles.type}>{row.type}</span>
                    <time className={styles.soft} dateTime={row.at}>
                      {formatMoment(row.at)}
                    </time>
                  </p>
                  <p className={styles.soft}>{deliveryText(row)}</p>
                  <div className={styles.row}>
                    {isOn && row.state !== 'waiting' && (
                      <Button size="small" variant="quiet" onClick={() => void sendAgain(row)}>
                        Send again<span className="visually-hidden"> {row.type}</span>
                      </Button>
                    )}
                  </div>
                  {row.last !== null && <Attempts brewery={brewery} id={id} delivery={row.id} />}
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <div className={styles.row}>
                {page > 1 && (
                  <Button size="small" variant="quiet" onClick={() => setPage(page - 1)}>
                    Newer
                  </Button>
                )}
                {page < pages && (
                  <Button size="small" variant="quiet" onClick={() => setPage(page + 1)}>
                    Older
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

function Attempts({ brewery, id, delivery }: { brewery: string; id: string; delivery: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Attempts</summary>
      {isOpen && <AttemptList path={connectionReads.attempts(brewery, id, delivery)} />}
    </details>
  )
}

function AttemptList({ path }: { path: string }) {
  const { loaded, again } = useConsoleRead<WebhookAttempts>(path)
  return (
    <Answered loaded={loaded} again={again}>
      {({ attempts }) => (
        <ol className={styles.log}>
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              <p className={styles.soft}>
                {formatMoment(attempt.at)}: {outcomeText(attempt)}, {attempt.milliseconds} ms
              </p>
              {attempt.answer !== '' && <pre className={styles.answer}>{attempt.answer}</pre>}
            </li>
          ))}
        </ol>
      )}
    </Answered>
  )
}
