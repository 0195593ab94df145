import type { PaymentServices } from '../payments/payment-services.ts'

/** What the verbs of orders work with. */
export type OrderServices = PaymentServices & { publicUrl: string; clock: () => Date }
