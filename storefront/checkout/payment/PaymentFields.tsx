import { lazy, Suspense } from 'react'
import type { PaymentProviderName } from '../../../shared/api/orders-api.ts'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import type { PaymentForm, PaymentFormProps } from './payment-form.ts'
import { SandboxCard } from './SandboxCard.tsx'
import styles from './PaymentFields.module.css'

/** A shop that takes cards in the sandbox never fetches it. */
const StripePayment = lazy(() =>
  import('./StripePayment.tsx').then((loaded) => ({ default: loaded.StripePayment })),
)
const forms: Record<PaymentProviderName, PaymentForm> = { sandbox: SandboxCard, stripe: StripePayment }

/** Where the card goes: the part of the provider that this shop has (OPEN-37). What the client learns later wins. */
export function PaymentFields(props: PaymentFormProps) {
  const Form = forms[props.payable?.provider ?? props.cards.provider]
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      }
    >
      <Form
        handle={props.handle}
        cards={props.cards}
        payable={props.payable}
        totalMinor={props.totalMinor}
        thisYear={props.thisYear}
        problems={props.problems}
        closedReason={props.closedReason}
      />
    </Suspense>
  )
}
