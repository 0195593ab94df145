import { lazy, Suspense } from 'react'
import { ContactLink } from '../../ui/core/ContactLink.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import type { PaymentFormProps } from './payment-form.ts'
import { SandboxCard } from './SandboxCard.tsx'
import styles from './PaymentFields.module.css'

/** A shop that takes cards in the sandbox never fetches it, and others once a card can be typed, which is never on the server. */
const StripePayment = lazy(() =>
  import('./StripePayment.tsx').then((loaded) => ({ default: loaded.StripePayment })),
)

/** Where the card goes: the part of the provider that this shop has (OPEN-37). What the client learns later wins. */
export function PaymentFields(props: PaymentFormProps) {
  const { handle, cards, payable, totalMinor } = props
  if ((payable?.provider ?? cards.provider) === 'sandbox') return <SandboxCard {...props} />
  const reason = props.closedReason ?? (totalMinor > 0 ? null : 'There is nothing to pay yet.')
  if (reason !== null)
    return (
      <div id="at-card" className={styles.closed}>
        <p>{reason}</p>
        <p>Stripe takes our cards: what you type goes straight to Stripe and never reaches us.</p>
        <p className="without-scripts">
          Paying by card needs JavaScript, which is switched off in this browser. Switch it on and come back
          to this page, or write to <ContactLink /> and we help you order.
        </p>
      </div>
    )
  return (
    <Suspense
      fallback={
        <div id="at-card" className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      }
    >
      <StripePayment handle={handle} cards={cards} payable={payable} totalMinor={totalMinor} />
    </Suspense>
  )
}
