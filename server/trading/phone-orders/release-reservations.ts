import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { moveStock } from '../stock/move-order-stock.ts'
import {
  deleteOldPhoneOrders,
  lockPhoneOrder,
  overdueReservationIds,
  type PhoneOrderRow,
  updatePhoneOrder,
} from './phone-order-queries.ts'

type Deps = { database: Database; clock: () => Date }

const mostAtOnce = 100
/** Orders that were sent for confirmation stay stored for so long after their link ended. */
const storedMs = 90 * 86_400_000

/** Releases the stock of orders that were not confirmed within two hours (REP-02). */
export async function releaseReservations({ database, clock }: Deps): Promise<void> {
  for (const id of await overdueReservationIds(database, clock(), mostAtOnce))
    await retryTransaction(database, async (transaction) => {
      const row = await lockPhoneOrder(transaction, id)
      if (row !== null) await releaseReservation(transaction, row, clock())
    })
}

/** The units of a locked order can be bought again; a second time changes nothing. */
export async function releaseReservation(
  transaction: Database,
  { id, lines, reservedUntil }: Pick<PhoneOrderRow, 'id' | 'lines' | 'reservedUntil'>,
  now: Date,
): Promise<void> {
  if (reservedUntil === null) return
  const held = lines.map(({ lineId }) => ({ lineId, units: null }))
  await moveStock(transaction, 'release', held, { at: now, actor: null })
  await updatePhoneOrder(transaction, id, { reservedUntil: null })
}

export const tidyPhoneOrders = ({ database, clock }: Deps): Promise<void> =>
  deleteOldPhoneOrders(database, new Date(clock().getTime() - storedMs))
