import { isEnded, isSent } from '../../../shared/orders/order-states.ts'
import type { FindUnsettled, PersonalData } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { findClaims } from './claims/claim-view.ts'
import { wholeOrders } from './find-orders.ts'
import { findWish } from './life/standing-wishes.ts'
import { consignmentRows, orderRows } from './order-read-queries.ts'
import { dropNotesAbout } from './selling/pub-note-queries.ts'
import { findDepositsLeft } from './refunds/find-deposits-left.ts'
import {
  forgetBuyersNotes,
  forgetClaimWords,
  forgetContacts,
  freeClaimPictures,
  leaveOrders,
  ordersOfBuyer,
} from './own-orders-queries.ts'

/** A client's orders with what was said of them, and the standing wish, for the client to take away. */
export const ownOrders: readonly PersonalData[] = [
  { name: 'orders', read: readOrders },
  { name: 'standingWish', read: findWish },
]

/** The newest first. */
async function readOrders(database: Database, clientId: string) {
  const rows = await orderRows(database, { clientId })
  const orders = await wholeOrders(database, rows)
  const orderIds = rows.map(({ id }) => id)
  const claims = Map.groupBy(
    await findClaims(database, { orderId: orderIds, viewer: 'buyer' }),
    ({ part }) => part,
  )
  return orders.map((order) => ({
    ...order,
    claims: order.consignments
      .flatMap(({ id }) => claims.get(id) ?? [])
      .toSorted((one, other) => one.openedAt.localeCompare(other.openedAt)),
  }))
}

/**
 * Runs before an account is deleted: orders stay, without the person. An order on its way retains name and address
 * until it is finished, because a brewery must deliver it, and a claim its words until it is decided.
 */
export async function forgetBuyer(transaction: Database, clientId: string): Promise<void> {
  const orderIds = await leaveOrders(transaction, clientId)
  await forgetContacts(transaction)
  await forgetWords(transaction, orderIds)
  await dropNotesAbout(transaction, clientId)
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

/** Orders of a client that are not finished, and deposits on containers that are not back. */
export const unsettledOrders: FindUnsettled = async (database, clientId) => {
  const all = await ordersOfBuyer(database, clientId)
  const open = all.filter(({ state }) => !isEnded(state) && state !== 'delivered')
  const parts = await consignmentRows(
    database,
    all.map(({ id }) => id),
  )
  const deposits = await findDepositsLeft(
    database,
    parts.filter(({ state }) => isSent(state)).map(({ id }) => id),
  )
  const units = deposits.reduce((sum, deposit) => sum + deposit.units, 0)
  const numbers = open.map(({ number }) => number)
  return [
    ...(numbers.length === 0
      ? []
      : [
          `${numbers.length === 1 ? 'An order is' : `${numbers.length} orders are`} open: ${numbers.slice(0, 20).join(', ')}.`,
        ]),
    ...(units === 0
      ? []
      : [
          `${units === 1 ? 'The deposit on 1 container' : `Deposits on ${units} containers`} come${units === 1 ? 's' : ''} back with ${units === 1 ? 'it' : 'them'}.`,
        ]),
  ]
}
