import type { Feature } from '../feature.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { allowStripe } from './stripe-policy.ts'

type PaymentsDeps = { provider: PaymentProvider }

/** Payments of orders. The routes belong to the orders feature. */
export const paymentsFeature = {
  hooks: (app, { provider }) => {
    if (provider.name === 'stripe') allowStripe(app)
  },
} satisfies Feature<PaymentsDeps>
