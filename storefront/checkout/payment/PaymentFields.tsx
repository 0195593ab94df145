import { Notice } from '../../ui/Notice.tsx'
import type { Payable } from '../checkout-calls.ts'
import type { PaymentForm, PaymentFormProps } from './payment-form.ts'
import { SandboxCard } from './SandboxCard.tsx'

/** The part of each provider that takes a card; a provider without one has no cards here. */
const forms: Partial<Record<Payable['provider'], PaymentForm>> = { sandbox: SandboxCard }

type Props = PaymentFormProps & {
  /** Null while it is not known who is there. */
  provider: Payable['provider'] | null
}

/** Where the card goes: the part of the provider that this shop has (OPEN-37). */
export function PaymentFields({ provider, ...props }: Props) {
  const Form = forms[provider ?? 'sandbox']
  if (Form === undefined)
    return <Notice tone="warning">Cards cannot be taken on this page just now. Please write to us.</Notice>
  return (
    <Form
      handle={props.handle}
      totalMinor={props.totalMinor}
      thisYear={props.thisYear}
      problems={props.problems}
      closedReason={props.closedReason}
    />
  )
}
