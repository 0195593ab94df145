import { RequestError } from './request-error.ts'

const { define } = RequestError

export const reservationOver = define({
  status: 409,
  code: 'reservation_over',
  sentence: 'This order was not paid in time, and its beer is on sale again. Please order again.',
})

export const cardsUnreachable = define({
  status: 503,
  code: 'payment_unreachable',
  sentence: 'Cards cannot be taken just now. Nothing was paid: please try again in a minute.',
})

export const paymentNotStopped = define(
  {
    status: 503,
    code: 'payment_unreachable',
    sentence: 'The payment could not be stopped, so nothing was cancelled. Please try again.',
  },
  (retryAfterSeconds: number) => ({ retryAfterSeconds }),
)

/** To the provider that called a webhook: it calls again. */
export const providerUnreachable = define({
  status: 503,
  code: 'provider_unreachable',
  sentence: 'Ask again later.',
})

export const badSignature = define({
  status: 400,
  code: 'bad_signature',
  sentence: 'This notice does not carry a fresh signature of Stripe.',
})

export const notInvoiced = define({
  status: 409,
  code: 'not_invoiced',
  sentence: 'There is an invoice as soon as the order is paid.',
})
