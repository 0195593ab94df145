import type { OrderClaim } from '../../shared/api/claims-api.ts'
import type { Order } from '../../shared/api/orders-api.ts'
import type { PersonalData } from '../feature.ts'
import type { Database } from '../database/database.ts'
import { findClaims } from './claims/claim-view.ts'
import { wholeOrder } from './find-orders.ts'
import { findWish } from './life/standing-wishes.ts'
import { orderRows } from './order-read-queries.ts'
import {
  forgetBuyersNotes,
  forgetClaimWords,
  forgetContacts,
  freeClaimPictures,
  leaveOrders,
} from './own-orders-queries.ts'

/** A client's orders with what was said of them, and the standing wish, for the client to take away. */
export const ownOrders: readonly PersonalData[] = [
  { name: 'orders', read: readOrders },
  { name: 'standingWish', read: findWish },
]

/** The newest first. */
async function readOrders(database: Database, clientId: string) {
  const taken: (Order & { claims: OrderClaim[] })[] = []
  for (const row of await orderRows(database, { clientId })) {
    const claims = await findClaims(database, { orderId: row.id, viewer: 'buyer' })
    taken.push({ ...(await wholeOrder(database, row)), claims })
  }
  return taken
}

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
