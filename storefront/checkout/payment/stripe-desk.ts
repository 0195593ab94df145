import { loadStripe, type StripeElements } from '@stripe/stripe-js'
import type { PaymentHandle } from './payment-form.ts'
import { readLook } from './stripe-look.ts'

type ReadToken = Awaited<ReturnType<PaymentHandle['readToken']>>
type Drawing = {
  /** In pence, more than none. */
  amountMinor: number
  onReady: () => void
  /** Stripe could not draw its fields. */
  onTrouble: () => void
}
/** Card fields of Stripe on our page. */
export type StripeForm = {
  setAmount: (minor: number) => void
  /** Checks what was typed, marks what is wrong with it, and has Stripe turn it into a token. */
  readToken: () => Promise<ReadToken>
  remove: () => void
}
export type StripeDesk = Awaited<ReturnType<typeof createDesk>>

const dark = '(prefers-color-scheme: dark)'

/**
 * Stripe.js as Stripe serves it, which is the only way it may be used: its Payment Element is drawn before there is an
 * intent, and what comes out is a confirmation token (https://docs.stripe.com/payments/finalize-payments-on-the-server).
 */
export async function createDesk(publishableKey: string) {
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' })
  if (stripe === null) throw new Error('Stripe.js is for browsers')

  const readToken = async (elements: StripeElements): Promise<ReadToken> => {
    const checked = await elements.submit()
    if (checked.error) return incomplete(checked.error.message)
    const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
    return error ? incomplete(error.message) : { kind: 'token', token: confirmationToken.id }
  }

  return {
    draw: (place: HTMLElement, { amountMinor, onReady, onTrouble }: Drawing): StripeForm => {
      const elements = stripe.elements({
        mode: 'payment',
        amount: amountMinor,
        currency: 'gbp',
        // As the server makes the intent
        allowedPaymentMethodTypes: ['card'],
        appearance: readLook(place),
      })
      const card = elements.create('payment', {
        layout: 'tabs',
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        defaultValues: { billingDetails: { address: { country: 'GB' } } },
      })
      card.on('ready', onReady)
      card.on('loaderror', onTrouble)
      card.mount(place)
      const theme = window.matchMedia(dark)
      const turn = () => elements.update({ appearance: readLook(place) })
      theme.addEventListener('change', turn)
      return {
        setAmount: (minor) => elements.update({ amount: minor }),
        readToken: () => readToken(elements).catch(() => incomplete()),
        remove: () => {
          theme.removeEventListener('change', turn)
          card.destroy()
        },
      }
    },
    /** Lets the bank ask its question. False where it could not be asked; what was answered, the server finds out. */
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
