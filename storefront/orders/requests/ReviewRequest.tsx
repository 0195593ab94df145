import { useState } from 'react'
import type { OrderRequest, OrderRequestReview } from '../../../shared/api/order-requests-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { mostReasonLength } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { OrderChanges } from '../LinkedOrder.tsx'
import { OrderBill } from '../OrderBill.tsx'
import { useRead } from '../use-read.ts'
import { orderRequestCalls } from './order-request-calls.ts'
import { linesOf } from './sheet-lines.ts'

type Props = { id: string; onClose: () => void; onDecided: (request: OrderRequest) => void }

/** What a request comes to now, what has changed since, and the decision about exactly that (BIZ-07). */
export function ReviewRequest({ id, onClose, onDecided }: Props) {
  const { loaded, again } = useRead<OrderRequestReview>(`/api/order-requests/${encodeURIComponent(id)}`)
  const [reason, setReason] = useState('')
  if (loaded.state === 'loading') return <Skeleton lines={6} />
  if (loaded.state !== 'ready')
    return <ErrorState level={2} title="The request could not be loaded." onRetry={again} />
  const { differences, sheet, digest, totalMinor } = loaded.value
  const approve = async (seen: string) => {
    try {
      const approved = await orderRequestCalls.approve(id, seen)
      onDecided(approved)
      onClose()
      if (approved.orderNumber !== null) location.assign(paths.order(approved.orderNumber))
    } catch (error) {
      if (error instanceof CallError && error.code === 'request_changed') again()
      throw error
    }
  }
  return (
    <>
      <OrderChanges differences={differences} />
      <OrderBill lines={linesOf(sheet)} sums={sheet.sums} />
      {digest !== null && (
        <AccountForm
          label="Approve the order"
          submitLabel={`Approve ${formatMinor(totalMinor)}`}
          savedText={null}
          save={() => approve(digest)}
          aside={
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          }
        >
          {() => null}
        </AccountForm>
      )}
      <AccountForm
        label="Decline the order"
        submitLabel="Decline"
        savedText="The request is declined."
        variant="quiet"
        check={() => (reason.trim() === '' ? { reason: 'Say why, so that the buyer can order again.' } : {})}
        save={async () => {
          onDecided(await orderRequestCalls.decline(id, reason.trim()))
          onClose()
        }}
      >
        {(errors) => (
          <TextInput
            label="Reason for declining"
            name="reason"
            rows={2}
            maxLength={mostReasonLength}
            hint="The buyer reads it in the email."
            value={reason}
            error={errors['reason']}
            onChange={setReason}
          />
        )}
      </AccountForm>
    </>
  )
}
