import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { lineName } from '../orders/standing-orders/fit-lines.ts'
import {
  deletePhoneOrdersOf,
  lockPhoneOrder,
  permissionRows,
  phoneOrdersOfClient,
} from './phone-order-queries.ts'
import { releaseReservation } from './release-reservations.ts'
import { takerOf } from './taker-of.ts'

const mostTaken = 500

/** Which breweries a client lets place orders by phone, and the orders that were sent to it for confirmation. */
export async function ownPhoneOrders(database: Database, clientId: string) {
  const permissions = await permissionRows(database, clientId)
  const names = await nameBreweries(
    database,
    permissions.map(({ breweryId }) => breweryId),
  )
  const rows = await phoneOrdersOfClient(database, clientId, mostTaken)
  return {
    allowed: permissions.map(({ breweryId, allowedAt }) => ({
      brewery: names.find(({ id }) => id === breweryId)?.name ?? breweryId,
      allowedAt,
    })),
    sent: rows.map((row) => ({
      takenBy: takerOf(row),
      caller: row.caller,
      sentAt: row.sentAt,
      validUntil: row.validUntil,
      withdrawnAt: row.withdrawnAt,
      orderNumber: row.orderNumber,
      totalMinor: row.totalMinor,
      lines: row.lines.map(({ quantity, snapshot }) => `${quantity} × ${lineName(snapshot)}`),
    })),
  }
}

/** Before an account is deleted: what is reserved for it can be bought again. */
export async function forgetPhoneOrders(transaction: Database, clientId: string, now: Date): Promise<void> {
  for (const { id, reservedUntil } of await phoneOrdersOfClient(transaction, clientId, mostTaken)) {
    if (reservedUntil === null) continue
    const row = await lockPhoneOrder(transaction, id)
    if (row !== null) await releaseReservation(transaction, row, now)
  }
  await deletePhoneOrdersOf(transaction, clientId)
}
