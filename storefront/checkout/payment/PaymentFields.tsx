import type { PaymentProviderName } from '../../../shared/api/orders.ts'
import type { PaymentForm, PaymentFormProps } from './payment-form.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { StripePayment } from './StripePayment.tsx'

const forms: Record<PaymentProviderName, PaymentForm> = { sandbox: SandboxCard, stripe: StripePayment }

type Props = PaymentFormProps & {
  /** As the page was drawn; what the client is told later wins. */
  provider: PaymentProviderName
}

/** Where the card goes: the part of the provider that this shop has (OPEN-37). */
export function PaymentFields({ provider, ...props }: Props) {
  const Form = forms[props.payable?.provider ?? provider]
  return (
    <Form
      handle={props.handle}
      payable={props.payable}
      totalMinor={props.totalMinor}
      thisYear={props.thisYear}
      problems={props.problems}
      closedReason={props.closedReason}
    />
  )
}
