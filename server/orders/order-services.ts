import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'

/** What the verbs of orders work with. */
export type OrderServices = {
  database: Database
  provider: PaymentProvider
  publicUrl: string
  clock: () => Date
  logger: Pick<FastifyBaseLogger, 'warn'>
}
