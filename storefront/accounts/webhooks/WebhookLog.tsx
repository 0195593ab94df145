import { type ReactNode, useState } from 'react'
import type { WebhookDelivery } from '../../../shared/api/webhooks-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { problemText, type Read, useRead } from './use-webhook-read.ts'
import type { OneWebhookCalls } from './own-webhook-calls.ts'
import { deliveryText, outcomeText } from './webhook-words.ts'
import styles from './Webhooks.module.css'

type Props = { calls: OneWebhookCalls; id: string; isOn: boolean }

/** Events of the last 30 days at a webhook, the newest first, with each attempt (PLAT-13). */
export function WebhookLog({ calls, id, isOn }: Props) {
  const [page, setPage] = useState(1)
  const { read, again } = useRead(() => calls.log(page), `${id} ${page}`, 5)
  const sendAgain = async ({ id: delivery, type }: WebhookDelivery) => {
    try {
      await calls.again(delivery)
      announce(`${type} is on the way again.`, { isShown: true })
      await again()
    } catch (error) {
      announce(problemText(error), { isUrgent: true, isShown: true })
    }
  }
  return (
    <section aria-labelledby="webhook-log">
      <h3 id="webhook-log">Log</h3>
      <Shown read={read}>
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
                  {row.last !== null && <Attempts calls={calls} delivery={row.id} />}
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
      </Shown>
    </section>
  )
}

function Attempts({ calls, delivery }: { calls: OneWebhookCalls; delivery: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Attempts</summary>
      {isOpen && <AttemptList calls={calls} delivery={delivery} />}
    </details>
  )
}

function AttemptList({ calls, delivery }: { calls: OneWebhookCalls; delivery: string }) {
  const { read } = useRead(() => calls.attempts(delivery), delivery)
  return (
    <Shown read={read}>
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
    </Shown>
  )
}

/** What was read, once it is here; before that its place, and otherwise why not. */
function Shown<T>({ read, children }: { read: Read<T>; children: (value: T) => ReactNode }) {
  if (read === null)
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    )
  return 'message' in read ? <Notice tone="error">{read.message}</Notice> : children(read.value)
}
