import type { Database } from '../database/database.ts'
import { eventsOfOrder } from './payment-queries.ts'

/** What the provider has said about an order's payment, the oldest first; sums in pence. */
export const readPaymentEvents = (database: Database, orderId: string) => eventsOfOrder(database, orderId)
