import { useState } from 'react'
import type { OrderPad } from '../../../shared/api/phone-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText } from '../../console/use-console-read.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import styles from './OrderPad.module.css'
import { type PadCalls, padCall } from './use-pad-order.ts'

type Props = { calls: PadCalls; pad: OrderPad; onPad: (pad: OrderPad) => void }

/** Orders that the buyer has yet to confirm; each can be withdrawn. */
export function PadSent({ calls, pad: { sent }, onPad }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  if (sent.length === 0) return null
  const withdraw = (id: string) =>
    clientCall<OrderPad>(padCall(calls, `/${id}/withdrawal`), {
      method: 'POST',
      key: `withdraw-${id}`,
      body: {},
    }).then(onPad, (error: unknown) => setProblem(problemText(error)))
  return (
    <section aria-labelledby="pad-sent">
      <h2 id="pad-sent">Waiting for confirmation</h2>
      {problem !== null && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
      <ul className={styles.lines}>
        {sent.map(({ id, sentAt, validUntil, reservedUntil, totalMinor, takenBy }) => (
          <li className={styles.line} key={id}>
            <span>
              <strong>{formatMinor(totalMinor)}</strong> sent {wholeMoment(sentAt)} by {takenBy}
              <small>
                {reservedUntil === null
                  ? 'No longer reserved'
                  : `Reserved until ${wholeMoment(reservedUntil)}`}
                {' · '}can be confirmed until {wholeMoment(validUntil)}
              </small>
            </span>
            <Button size="small" variant="quiet" onClick={() => void withdraw(id)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
