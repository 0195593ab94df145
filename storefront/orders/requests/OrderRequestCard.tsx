import { useState } from 'react'
import type { OrderRequest } from '../../../shared/api/order-requests-api.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { OrderRequestState } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { OrderBill } from '../OrderBill.tsx'
import { orderRequestCalls } from './order-request-calls.ts'
import { linesOf } from './sheet-lines.ts'
import { ReviewRequest } from './ReviewRequest.tsx'
import styles from './OrderRequestList.module.css'

type Props = { request: OrderRequest; onChange: (request: OrderRequest) => void }

const states: Record<OrderRequestState, { text: string; tone: 'hop' | 'malt' | 'oxide' | 'plain' }> = {
  requested: { text: 'Waiting for approval', tone: 'malt' },
  approved: { text: 'Approved', tone: 'hop' },
  declined: { text: 'Declined', tone: 'oxide' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
  expired: { text: 'Expired', tone: 'plain' },
}

/** One requested order, with what its reader may do about it. */
export function OrderRequestCard({ request, onChange }: Props) {
  const [isReviewing, setReviewing] = useState(false)
  const { id, state, requestedBy, isYours, mayDecide, reason, requestedAt, totalMinor } = request
  const { text, tone } = states[state]
  return (
    <article className={styles.card} aria-labelledby={`request-${id}`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`request-${id}`}>
          {formatMinor(totalMinor)} <span className={styles.note}>inc VAT</span>
        </h2>
        <Badge tone={tone}>{text}</Badge>
      </header>
      <div>
        <p>
          {isYours ? 'You requested it' : `${requestedBy} requested it`} on {formatDay(requestedAt)}.
        </p>
        <p className={styles.note}>{outcomeOf(request) ?? reason}</p>
      </div>
      {request.orderNumber !== null && (
        <p>
          <a href={paths.order(request.orderNumber)}>See order {request.orderNumber}</a>
        </p>
      )}
      {isReviewing ? (
        <ReviewRequest id={id} onClose={() => setReviewing(false)} onDecided={onChange} />
      ) : (
        <>
          <OrderBill lines={linesOf(request.sheet)} sums={request.sheet.sums} />
          {mayDecide && (
            <p className={styles.acts}>
              <Button onClick={() => setReviewing(true)}>
                Approve or decline<span className="visually-hidden"> the order of {requestedBy}</span>
              </Button>
            </p>
          )}
          {isYours && state === 'requested' && (
            <AccountForm
              label="Withdraw the request"
              submitLabel="Withdraw"
              savedText="The request is withdrawn. Its lines are back in the basket."
              variant="quiet"
              save={async () => onChange(await orderRequestCalls.withdraw(id))}
            >
              {() => null}
            </AccountForm>
          )}
        </>
      )}
    </article>
  )
}

/** What became of it; null while it waits. */
function outcomeOf({ state, decidedBy, declineReason }: OrderRequest): string | null {
  switch (state) {
    case 'approved':
      return `${decidedBy} approved it.`
    case 'declined':
      return `${decidedBy} declined it: ${declineReason}`
    case 'expired':
      return 'No one approved it within 72 hours. Nothing was ordered.'
    case 'withdrawn':
      return 'Nothing was ordered.'
    case 'requested':
      return null
  }
}
