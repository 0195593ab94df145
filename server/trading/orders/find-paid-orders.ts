import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { findOrdersOfPayments } from '../../finance/payments/read-payments.ts'
import type { PaidOrder } from '../../finance/reconciliation/name-difference.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { buyersOfOrders } from './buyer-queries.ts'

/** The orders of payments by the payment's id, each with its number and the name of its buyer. */
export async function findPaidOrders(
  database: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaidOrder>> {
  const payments = await findOrdersOfPayments(database, paymentIds)
  const orders = await buyersOfOrders(
    database,
    payments.map(({ orderId }) => orderId),
  )
  const clientIds = orders.flatMap(({ clientId }) => clientId ?? [])
  const pubs = await findBusinessNames(database, clientIds)
  const clients = await findPublicClients(database, clientIds)
  return new Map(
    payments.flatMap(({ id, orderId }) => {
      const order = orders.find((one) => one.id === orderId)
      if (order === undefined) return []
      const client = order.clientId ?? ''
      const buyer = pubs.get(client) || (clients.get(client)?.name ?? formerClientName)
      return [[id, { number: order.number, buyer }] as const]
    }),
  )
}
