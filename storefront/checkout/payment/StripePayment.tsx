import { useImperativeHandle, useRef } from 'react'
import { bankHasAsked } from '../../../shared/checkout/checkout-form.ts'
import { ContactLink } from '../../ui/core/ContactLink.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { checkoutCalls } from '../checkout-calls.ts'
import { loadStripeClient } from './load-stripe-client.ts'
import { formStillLoading, type PaymentFormProps } from './payment-form.ts'
import { useStripeForm } from './use-stripe-form.ts'
import styles from './StripePayment.module.css'

const notRead = {
  loading: formStillLoading,
  failed: 'The card form could not be loaded, so no card can be taken yet.',
}

type Props = Pick<PaymentFormProps, 'handle' | 'cards' | 'payable' | 'totalMinor'>

/**
 * Card fields of Stripe, in frames of its own (OPEN-37): nothing that is typed there reaches this page or the shop.
 * Its script is loaded on these pages only.
 */
export function StripePayment({ handle, cards, payable, totalMinor }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const publishableKey = payable?.publishableKey ?? null
  const { stage, again, form } = useStripeForm(place, {
    publishableKey,
    amountMinor: totalMinor,
    offersPayByBank: payable?.offersPayByBank ?? false,
  })

  useImperativeHandle(handle, () => ({
    readToken: async (isRestComplete) => {
      if (form.current !== null && stage === 'ready') return form.current.readToken(isRestComplete)
      const message = stage === 'failed' ? notRead.failed : notRead.loading
      return { kind: 'incomplete', problems: [{ field: 'card', message }] }
    },
    authenticate: async ({ number }) => {
      if (publishableKey === null) return null
      const { clientSecret } = await checkoutCalls.secret(number)
      if (clientSecret === null) return bankHasAsked
      const stripeClient = await loadStripeClient(publishableKey)
      return (await stripeClient.askBank(clientSecret)) ? bankHasAsked : null
    },
  }))

  return (
    <div id="at-card" className={styles.card} role="group" aria-label="Card">
      <div className={styles.place} data-stage={stage} aria-busy={stage === 'loading'}>
        <div ref={place} className={styles.fields} />
        {stage === 'loading' && (
          <div className={styles.waiting}>
            <p role="status">Loading Stripe’s card form…</p>
            <Skeleton shape="block" />
          </div>
        )}
        {stage === 'failed' && (
          <Notice
            tone="error"
            title="The card form could not be loaded."
            action={
              <Button variant="quiet" onClick={again}>
                Try again
              </Button>
            }
          >
            <p>
              It comes from Stripe, which takes our cards. Perhaps there is no connection, or something in
              this browser holds it back. Nothing was paid.
            </p>
            <p>
              {payable?.methods.includes('invoice') && 'You can also choose to pay by invoice. '}
              If it does not come, write to <ContactLink />.
            </p>
          </Notice>
        )}
      </div>
      {cards.isTestMode && stage !== 'failed' && (
        <p className={styles.test}>
          <strong>Test mode.</strong> No money moves, and Stripe takes its test cards only, such as{' '}
          <span className={styles.number}>4242 4242 4242 4242</span> with any date to come and any security
          code.
        </p>
      )}
    </div>
  )
}
