import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import type { HeldOrder } from '../order-queries.ts'
import { consignmentRows, lineRows } from '../order-read-queries.ts'
import { findSettledUnits } from '../claims/resent-units.ts'
import { allItemsOf, type PartToCredit, type PlannedPart, planPart } from './refund-items.ts'
import { creditRows } from './refund-queries.ts'

/** The parts of a locked order with their lines, and what of them is credited or sent again. */
export async function partsToCredit(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
): Promise<PartToCredit[]> {
  const parts = await consignmentRows(transaction, [order.id])
  const ids = parts.map(({ id }) => id)
  const lines = await lineRows(transaction, ids)
  const credits = await creditRows(transaction, ids)
  const settled = await findSettledUnits(transaction, { parts, lines })
  return parts.map((part) => ({
    part,
    settled: settled(part.id),
    lines: lines.filter(({ consignmentId }) => consignmentId === part.id),
    credits: credits.filter(({ consignmentId }) => consignmentId === part.id),
  }))
}

/**
 * What items credit of a locked order, part by part. Throws RequestError 404 for another order's part, 400 for more than
 * is left and 409 before a part has left.
 */
export async function planRefund(
  transaction: Database,
  order: HeldOrder,
  items: readonly RefundItem[],
): Promise<PlannedPart[]> {
  const parts = await partsToCredit(transaction, order)
  const named = new Set(items.map(({ part }) => part))
  if ([...named].some((id) => parts.every(({ part }) => part.id !== id)))
    throw notFound('The brewery’s order')
  return parts
    .filter(({ part }) => named.has(part.id))
    .map((asked) =>
      planPart(
        asked,
        items.filter(({ part }) => part === asked.part.id),
      ),
    )
}

/** The items that credit all that is left of a part. Throws RequestError 400 where nothing is. */
export async function allOfPart(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
  partId: string,
): Promise<RefundItem[]> {
  const asked = (await partsToCredit(transaction, order)).find(({ part }) => part.id === partId)
  const items = asked === undefined ? [] : allItemsOf(asked)
  if (items.length === 0) throw badField('items', 'Nothing of this brewery’s order is left to credit.')
  return items
}
