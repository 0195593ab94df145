import type { PersonalData } from '../feature.ts'
import type { Database } from '../database/database.ts'
import { allOrders } from './find-orders.ts'
import {
  forgetBuyersNotes,
  forgetClaimWords,
  forgetContacts,
  freeClaimPictures,
  leaveOrders,
} from './own-orders-queries.ts'

/** A client's orders, for the client to take away. */
export const ownOrders: PersonalData = { name: 'orders', read: allOrders }

/**
 * Runs before an account is deleted: orders stay, without the person. An order on its way retains name and address
 * until it is finished, because a brewery must deliver it, and a claim its words until it is decided.
 */
export async function forgetBuyer(transaction: Database, clientId: string): Promise<void> {
  const orderIds = await leaveOrders(transaction, clientId)
  await forgetContacts(transaction)
  await forgetWords(transaction, orderIds)
}

/** Removes the person from what has been finished or decided since its client left. */
export async function tidyOrders(database: Database): Promise<void> {
  await forgetContacts(database)
  await forgetWords(database, null)
}

async function forgetWords(database: Database, orderIds: readonly string[] | null): Promise<void> {
  await freeClaimPictures(database, orderIds)
  await forgetClaimWords(database, orderIds)
  await forgetBuyersNotes(database, orderIds)
}
