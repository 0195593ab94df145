import type { Feature } from '../../feature.ts'
import { storePlatformRate } from './fee-rates.ts'
import { bookProviderFees } from './book-provider-fees.ts'
import type { PaymentDeps } from './payment-provider.ts'
import { allowStripe } from './stripe-policy.ts'

type PaymentsDeps = PaymentDeps & { clock: () => Date }

/** Payments of orders. The routes belong to the orders feature. */
export const paymentsFeature = {
  hooks: (app, { provider }) => {
    if (provider.name === 'stripe') allowStripe(app)
  },
  register: async (_app, { database, provider, clock }) =>
    storePlatformRate(database, provider.feeRate, clock()),
  jobs: [{ name: 'book provider fees', everySeconds: 600, run: bookProviderFees }],
} satisfies Feature<PaymentsDeps>
