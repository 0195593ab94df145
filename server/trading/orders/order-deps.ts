import type { PaymentDeps } from '../../finance/payments/payment-provider.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'

/** The dependencies of the functions of orders: the parts that move money, and these. */
export type OrderDeps = PaymentDeps & {
  /** The shop's address, without a slash at the end: mails link to orders there. */
  publicUrl: string
  /**
   * The time now; a test moves it by hand.
   */
  clock: () => Date
  /** Seals the links of mails, which act on their own, while they wait. */
  sealer: Sealer
}

/** What a step needs beside its transaction: where mails link to, what seals their links, and the time. */
export type StepDeps = { publicUrl: string; sealer: Sealer; now: Date }
