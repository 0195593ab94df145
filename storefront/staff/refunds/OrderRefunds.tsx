import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { OrderRefund } from '../../../shared/api/refunds-api.ts'
import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import { refundReasonText } from '../../../shared/orders/refund-reasons.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import { causeNames } from '../staff-words.ts'
import { bankRefundAction, confirmAction, refundStateText } from './refund-acts.ts'
import styles from './OrderRefunds.module.css'
import { RefundDialog } from './RefundDialog.tsx'

type Props = { order: StaffOrder; onDone: () => void }

/** What staff gave back of an order or asked to, and giving more back (STAF-12, STAF-13). */
export function OrderRefunds({ order, onDone }: Props) {
  const { number, paymentState, shortMinor } = order
  const { loaded, again } = useConsoleRead<{ refunds: OrderRefund[] }>(staffReads.refunds(number))
  const [isRefunding, setRefunding] = useState(false)
  const may = useMay()
  const [isPaying, setPaying] = useState(false)
  const [confirming, setConfirming] = useState<OrderRefund | null>(null)
  if (!isCharged(paymentState)) return null
  const done = () => {
    setRefunding(false)
    setConfirming(null)
    setPaying(false)
    again()
    onDone()
  }
  return (
    <section aria-labelledby="refunds">
      <header className={styles.head}>
        <h2 id="refunds">Refunds</h2>
        <Button size="small" variant="quiet" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      </header>
      {shortMinor > 0 && (
        <Notice tone="warning" title={`${formatMinor(shortMinor)} cannot go back to the card.`}>
          <p>The buyer is owed it: finance pays it by bank.</p>
          {may(moneyRoles) && (
            <Button size="small" variant="quiet" onClick={() => setPaying(true)}>
              Mark paid by bank
            </Button>
          )}
        </Notice>
      )}
      <Answered loaded={loaded} again={again}>
        {({ refunds }) =>
          refunds.length === 0 ? (
            <p className={styles.soft}>Staff have given nothing back.</p>
          ) : (
            <ul className={styles.rows}>
              {refunds.map((refund) => (
                <Row key={refund.id} refund={refund} onConfirm={() => setConfirming(refund)} />
              ))}
            </ul>
          )
        }
      </Answered>
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} onDone={done} />}
      {isPaying && (
        <FieldsDialog
          act={bankRefundAction(number, shortMinor)}
          onClose={() => setPaying(false)}
          onDone={done}
        />
      )}
      {confirming !== null && (
        <FieldsDialog
          act={confirmAction({ ...confirming, orderNumber: number })}
          onClose={() => setConfirming(null)}
          onDone={done}
        />
      )}
    </section>
  )
}

function Row({ refund, onConfirm }: { refund: OrderRefund; onConfirm: () => void }) {
  const { state, grossMinor, reason, cause, note, askedBy, askedAt, confirmBy, confirmedBy } = refund
  const may = useMay()
  const { text, tone } = refundStateText[state]
  return (
    <li>
      <span>
        <strong>{formatMinor(grossMinor)}</strong> <Badge tone={tone}>{text}</Badge>
        <span className={styles.why}>
          {refundReasonText[reason]}, paid by {causeNames[cause].toLowerCase()}: ‘{note}’
        </span>
        <span className={styles.soft}>
          {askedBy}, {wholeMoment(askedAt)}
          {confirmedBy !== null && `; confirmed by ${confirmedBy}`}
          {refund.isAlone && '; alone'}
          {confirmBy !== null && `; until ${wholeMoment(confirmBy)}`}
        </span>
      </span>
      {state === 'asked' && may(moneyRoles) && (
        <Button
          size="small"
          disabledReason={refund.isOwn ? 'You asked for it: another person confirms it.' : undefined}
          onClick={onConfirm}
        >
          Confirm<span className="visually-hidden"> {formatMinor(grossMinor)}</span>
        </Button>
      )}
    </li>
  )
}
