import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  cardRefundRows,
  countCardRefundRows,
  hurryRefundRow,
  lateRefundRows,
  openForeignRows,
} from './card-refund-queries.ts'

type Page = { limit: number; offset: number }

/** Money that goes back to cards: owed and not taken by the provider, or done. */
export const listCardRefunds = (database: Database, wanted: Page & { state: 'owed' | 'done' }) =>
  cardRefundRows(database, wanted)

/** Refunds that were owed before this moment and are not done: finance looks why (marketplace 8.1). */
export const listLateRefunds = (database: Database, owedBefore: Date) => lateRefundRows(database, owedBefore)

/** What went back in the provider's dashboard and no credit has taken up. */
export const listForeignRefunds = (database: Database, page: Page) => openForeignRows(database, page)

/** How many of each there are. */
export const countCardRefunds = (database: Database) => countCardRefundRows(database)

/** Lets the next round ask the provider for a refund again. Throws RequestError 404 for one that is not owed. */
export async function hurryRefund(
  transaction: Database,
  id: string,
  now: Date,
): Promise<{ orderId: string; amountMinor: number }> {
  const refund = isUuid(id) ? await hurryRefundRow(transaction, id.toLowerCase(), now) : null
  if (refund === null) throw notFound('The refund')
  return refund
}
