import type { PersonalData } from '../feature.ts'
import type { Database } from '../database/database.ts'
import { allOrders } from './find-orders.ts'
import { forgetContacts, leaveOrders } from './own-orders-queries.ts'

/** A client's orders, for the client to take away. */
export const ownOrders: PersonalData = { name: 'orders', read: allOrders }

/**
 * Runs before an account is deleted: orders stay, without the person. An order on its way retains name and address
 * until it is finished, because a brewery must deliver it.
 */
export async function forgetBuyer(transaction: Database, clientId: string): Promise<void> {
  await leaveOrders(transaction, clientId)
  await forgetContacts(transaction)
}

export async function tidyOrders(database: Database): Promise<void> {
  await forgetContacts(database)
}
