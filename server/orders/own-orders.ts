import type { OwnData } from '../accounts/accounts.ts'
import type { Database } from '../database/connect.ts'
import { allOrders } from './find-orders.ts'
import { forgetContacts, leaveOrders } from './own-orders-queries.ts'

/** A client's orders, for the client to take away. */
export const ownOrders: OwnData = { name: 'orders', read: allOrders }

/**
 * Before an account goes: orders stay, without the person. What is still under way keeps name and address until it is
 * over, since somebody has to deliver it.
 */
export async function forgetBuyer(transaction: Database, clientId: string): Promise<void> {
  await leaveOrders(transaction, clientId)
  await forgetContacts(transaction)
}

export async function tidyOrders(database: Database): Promise<void> {
  await forgetContacts(database)
}
