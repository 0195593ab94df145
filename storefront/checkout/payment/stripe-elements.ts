import { loadStripe, type StripeElements } from '@stripe/stripe-js'
import type { PaymentHandle } from './payment-form.ts'
import { readAppearance } from './stripe-appearance.ts'

type ReadToken = Awaited<ReturnType<PaymentHandle['readToken']>>
type Drawing = {
  /** In pence, above 0. */
  amountMinor: number
  offersPayByBank: boolean
  onReady: () => void
  /** Stripe could not render its fields. */
  onError: () => void
}
/** Card fields of Stripe on our page. */
export type StripeForm = {
  setAmount: (minor: number) => void
  /** Validates the typed card, marks its errors, and has Stripe turn it into a token. */
  readToken: (isRestComplete: boolean) => Promise<ReadToken>
  remove: () => void
}
export type StripeClient = Awaited<ReturnType<typeof createStripeClient>>

const dark = '(prefers-color-scheme: dark)'

/**
 * Stripe.js from Stripe's own host, as its terms require: its Payment Element renders before there is an
 * intent, and its result is a confirmation token (https://docs.stripe.com/payments/finalize-payments-on-the-server).
 */
export async function createStripeClient(publishableKey: string) {
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' })
  if (stripe === null) throw new Error('Stripe.js is for browsers')

  const readToken = async (elements: StripeElements): Promise<ReadToken> => {
    const checked = await elements.submit()
    if (checked.error) return incomplete(checked.error.message)
    const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
    return error ? incomplete(error.message) : { kind: 'token', token: confirmationToken.id }
  }

  return {
    draw: (place: HTMLElement, { amountMinor, offersPayByBank, onReady, onError }: Drawing): StripeForm => {
      const elements = stripe.elements({
        mode: 'payment',
        amount: amountMinor,
        currency: 'gbp',
        // The server creates the intent with the same setting
        allowedPaymentMethodTypes: offersPayByBank ? ['card', 'pay_by_bank'] : ['card'],
        appearance: readAppearance(place),
      })
      const card = elements.create('payment', {
        layout: 'tabs',
        wallets: { applePay: 'auto', googlePay: 'auto', link: 'never' },
        defaultValues: { billingDetails: { address: { country: 'GB' } } },
      })
      let chosen = 'card'
      card.on('change', ({ value }) => (chosen = value.type))
      card.on('ready', onReady)
      card.on('loaderror', onError)
      card.mount(place)
      const theme = window.matchMedia(dark)
      const turn = () => elements.update({ appearance: readAppearance(place) })
      theme.addEventListener('change', turn)
      return {
        setAmount: (minor) => elements.update({ amount: minor }),
        readToken: async (isRestComplete) =>
          chosen === 'card' || isRestComplete
            ? readToken(elements).catch(() => incomplete())
            : { kind: 'incomplete', problems: [] },
        remove: () => {
          theme.removeEventListener('change', turn)
          card.destroy()
        },
      }
    },
    /** Runs the bank's authentication. False where it could not start; the server reads the result. */
    askBank: async (clientSecret: string): Promise<boolean> => {
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error?.type !== 'api_connection_error'
    },
  }
}

const incomplete = (message = 'Your card could not be read. Please try again.'): ReadToken => ({
  kind: 'incomplete',
  problems: [{ field: 'card', message }],
})
