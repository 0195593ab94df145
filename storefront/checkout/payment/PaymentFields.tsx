import type { PaymentProviderName } from '../../../shared/api/orders.ts'
import type { PaymentForm, PaymentFormProps } from './payment-form.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { StripePayment } from './StripePayment.tsx'

const forms: Record<PaymentProviderName, PaymentForm> = { sandbox: SandboxCard, stripe: StripePayment }

/** Where the card goes: the part of the provider that this shop has (OPEN-37). What the client is told later wins. */
export function PaymentFields(props: PaymentFormProps) {
  const Form = forms[props.payable?.provider ?? props.cards.provider]
  return (
    <Form
      handle={props.handle}
      cards={props.cards}
      payable={props.payable}
      totalMinor={props.totalMinor}
      thisYear={props.thisYear}
      problems={props.problems}
      closedReason={props.closedReason}
    />
  )
}
