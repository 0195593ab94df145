import type { Ref } from 'react'
import type { PaymentMethod } from '../../../shared/api/orders-api.ts'
import type { DetailsProblem } from '../../../shared/checkout/checkout-details.ts'
import type { CardPayments } from '../../../shared/checkout/checkout-page-data.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import type { WhoOrders } from '../use-checkout-client.ts'
import { PaymentFields } from './PaymentFields.tsx'
import type { PaymentHandle } from './payment-form.ts'
import styles from './PaymentSection.module.css'

type Props = {
  handle: Ref<PaymentHandle>
  who: WhoOrders
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  totalMinor: number
  /** An approver pays it, where it is paid by card. */
  isRequest: boolean
  thisYear: number
  cards: CardPayments
  problems: readonly DetailsProblem[]
}

/**
 * How it is paid (CHK-21): by card, or by invoice where an operator has approved the client. It is outside the form.
 */
export function PaymentSection({
  handle,
  who,
  method,
  onMethod,
  totalMinor,
  isRequest,
  thisYear,
  cards,
  problems,
}: Props) {
  const payable = who.kind === 'client' ? who.client.payable : null
  const mayInvoice = payable?.methods.includes('invoice') ?? false
  const hint = payable?.creditText ?? undefined
  return (
    <section className={styles.section} aria-labelledby="checkout-payment">
      <SectionHeading id="checkout-payment" title="Payment" />
      <RadioGroup
        legend="Payment method"
        isLegendHidden={!mayInvoice}
        name="paymentmethod"
        value={method}
        look={mayInvoice ? 'framed' : 'plain'}
        options={
          mayInvoice ? [card, { value: 'invoice', label: 'Pay by invoice', hint }] : [{ ...card, hint }]
        }
        onChange={(value) => onMethod(value === 'invoice' ? 'invoice' : 'card')}
      />
      {method === 'card' && !isRequest && (
        <PaymentFields
          cards={cards}
          payable={payable}
          handle={handle}
          totalMinor={totalMinor}
          thisYear={thisYear}
          problems={problems}
          closedReason={closedReason(who)}
        />
      )}
    </section>
  )
}

const card = { value: 'card', label: 'Credit Card' }

function closedReason(who: WhoOrders): string | null {
  if (who.kind !== 'client') return 'Enter your card once you are signed in. It is never kept on this page.'
  return who.client.payable === null ? 'Cards cannot be taken without a connection.' : null
}
