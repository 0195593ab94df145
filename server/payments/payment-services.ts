import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What moving money works with. */
export type PaymentServices = {
  database: Database
  provider: PaymentProvider
  logger: Pick<FastifyBaseLogger, 'warn'>
}
