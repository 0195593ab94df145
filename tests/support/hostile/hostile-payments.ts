import type { Database } from '../../../server/platform/database/database.ts'
import type { PaymentProvider } from '../../../server/finance/payments/payment-provider.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { createStripeProvider } from '../../../server/finance/payments/stripe-provider.ts'

/** Payments without money, and Stripe's own reading of webhooks, so that their route is there. Nothing is sent out. */
export function sandboxWithWebhook(database: Database): PaymentProvider {
  const { readWebhook } = createStripeProvider({
    secretKey: 'sk_test_nothing',
    webhookSecret: 'whsec_nothing',
    publishableKey: 'pk_test_nothing',
    isTestMode: true,
    feeRate: 0,
    offersPayByBank: false,
    apiUrl: 'http://localhost',
  })
  return { ...createSandbox(database), readWebhook }
}
