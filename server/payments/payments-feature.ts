import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import { storePlatformRate } from './fee-rates.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { allowStripe } from './stripe-policy.ts'

type PaymentsDeps = { database: Database; provider: PaymentProvider; clock: () => Date }

/** Payments of orders. The routes belong to the orders feature. */
export const paymentsFeature = {
  hooks: (app, { provider }) => {
    if (provider.name === 'stripe') allowStripe(app)
  },
  register: async (_app, { database, provider, clock }) =>
    storePlatformRate(database, provider.feeRate, clock()),
} satisfies Feature<PaymentsDeps>
