import { formatMinor } from '../../../../shared/format/money.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'

type Before = { orderId: string; parts: readonly ConsignmentRow[]; ids: readonly string[] }

/**
 * What a step of other parts made of the pallet, for the buyer's mail: pence with VAT that go back, and a sentence; ''
 * where it is as before.
 */
export async function findPalletChange(
  database: Database,
  { orderId, parts, ids }: Before,
): Promise<{ backMinor: number; text: string }> {
  const before = parts.find(({ breweryId }) => breweryId === null)
  if (before === undefined || isGivenUp(before.state)) return { backMinor: 0, text: '' }
  const after = (await consignmentRows(database, [orderId])).find(({ id }) => id === before.id)!
  const isGone = isGivenUp(after.state)
  const now = isGone ? 0 : after.shippingMinor
  const isChanged = !isGone && now !== before.shippingMinor
  return {
    backMinor: ids.includes(before.id) ? 0 : before.totalMinor - (isGone ? 0 : after.totalMinor),
    text: isChanged
      ? `Your pallet was ${formatMinor(before.shippingMinor)} and is now ${formatMinor(now)}, both without VAT.`
      : '',
  }
}
