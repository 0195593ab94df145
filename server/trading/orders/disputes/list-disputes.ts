import type { Dispute, DisputeList } from '../../../../shared/api/disputes-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { type DisputeRow, findDispute, findDisputes } from '../../../finance/payments/record-dispute.ts'
import { orderRowById } from '../order-read-queries.ts'
import { findOrderNumbers } from '../read-orders.ts'
import { disputeReasonText } from './dispute-words.ts'

/** A page of disputes, the newest first. */
export async function listDisputes(database: Database, page: number): Promise<DisputeList> {
  const { rows, ...place } = await findDisputes(database, page)
  const numbers = await findOrderNumbers(
    database,
    rows.map(({ orderId }) => orderId),
  )
  const views = rows.map((row) => viewOf(row, numbers.get(row.orderId)))
  return { rows: views, ...place }
}

/** One dispute as staff read it. Throws RequestError 404. */
export async function readDispute(database: Database, id: string): Promise<Dispute> {
  const { row, number } = await requireDispute(database, id)
  return viewOf(row, number)
}

/** A dispute with its order. Throws RequestError 404. */
export async function requireDispute(
  database: Database,
  id: string,
): Promise<{ row: DisputeRow; number: string; clientId: string | null }> {
  const row = await findDispute(database, id)
  const order = row && (await orderRowById(database, row.orderId))
  if (!order) throw notFound('The dispute')
  return { row, number: order.number, clientId: order.clientId }
}

const time = (moment: string | null) => moment && new Date(moment).toISOString()

function viewOf(row: DisputeRow, orderNumber = ''): Dispute {
  const { id, amountMinor, reason, state, withdrawnMinor } = row
  const { bearer, creditedMinor, note, decidedBy, decidedAt } = row
  return {
    id,
    orderNumber,
    amountMinor,
    reason,
    reasonText: disputeReasonText(reason),
    state,
    evidenceDueAt: time(row.evidenceDueAt),
    withdrawnMinor,
    heardAt: time(row.heardAt)!,
    endedAt: time(row.endedAt),
    decision:
      bearer === null || decidedAt === null
        ? null
        : { bearer, creditedMinor, note: note ?? '', by: decidedBy ?? '', at: time(decidedAt)! },
  }
}
