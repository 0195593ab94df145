import type { OrderState } from '../../../shared/orders/order-states.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { findTermsOf } from '../../finance/credit/find-credit.ts'
import { findBuyerParty } from '../../finance/documents/find-parties.ts'
import { premisesLines } from '../../finance/documents/document-parties.ts'
import { settleDocuments } from '../../finance/documents/settle-documents.ts'
import { findLedgerBuyer } from '../../finance/ledger/read-balances.ts'
import { feeRateOf } from '../../finance/payments/fee-rates.ts'
import { consignmentRows, lineRows, orderRowById } from './order-read-queries.ts'
import { chargedPart, depositsGrossMinor } from './refunds/price-credits.ts'
import { creditRows } from './refunds/refund-queries.ts'
import { shipmentsOf } from './shipment-worth.ts'

type Documents = {
  orderId: string
  /** Is on credit notes. */
  reason: string
  actor?: string
  now: Date
}

const waiting: ReadonlySet<OrderState> = new Set<OrderState>(['placed', 'proposed'])
/** All of it that goes has left. */
const onItsWay: ReadonlySet<OrderState> = new Set<OrderState>([
  'dispatched',
  'delivered',
  'claimed',
  'closed',
])
const day = (moment: Date | string) => londonDay(new Date(moment))

/**
 * Brings invoices, credit notes and ledger of a locked order to what its rows say: one call after any step. Again does
 * nothing. An order that is neither paid nor owed has no documents.
 */
export async function settleOrderDocuments(
  transaction: Database,
  { orderId, reason, actor = 'system', now }: Documents,
): Promise<void> {
  const order = await orderRowById(transaction, orderId)
  if (order === null || (order.paidAt === null && order.paymentMethod === 'card')) return
  const rows = await consignmentRows(transaction, [orderId])
  const lines = await lineRows(
    transaction,
    rows.map(({ id }) => id),
  )
  const credited = rows.filter(({ creditedMinor }) => creditedMinor > 0).map(({ id }) => id)
  const credits = await creditRows(transaction, credited)
  const sent = rows.filter(({ state }) => state === 'part_dispatched' || onItsWay.has(state))
  const shipments = await shipmentsOf(transaction, { parts: sent, lines })
  const { placedAt } = order
  const parts = []
  for (const row of rows) {
    const own = lines.filter(({ consignmentId }) => consignmentId === row.id)
    const ownCredits = credits.filter(({ consignmentId }) => consignmentId === row.id)
    const charged = chargedPart(row, own, ownCredits)
    const isPartly = row.state === 'part_dispatched'
    const sentLines = isPartly ? own.map((line) => ({ ...line, quantity: line.quantitySent })) : own
    parts.push({
      ...charged,
      feelessMinor: charged.isGivenUp ? 0 : depositsGrossMinor(row, sentLines, ownCredits),
      isAnswered: !waiting.has(row.state),
      isSent: onItsWay.has(row.state),
      shipments: shipments.get(row.id) ?? [],
      feeRate:
        row.breweryId === null
          ? 0
          : await feeRateOf(transaction, { orderId, placedAt, breweryId: row.breweryId }),
    })
  }
  const terms =
    order.paymentMethod === 'card'
      ? null
      : await findTermsOf(transaction, { clientId: order.clientId, issuedOn: day(now) })
  await settleDocuments(transaction, {
    order: {
      id: orderId,
      number: order.number,
      poNumber: order.handover.poNumber ?? null,
      clientId: order.clientId,
      buyerId: await findLedgerBuyer(transaction, order),
      buyer: await findBuyerParty(transaction, order),
      premises: premisesLines(order.shipTo),
      dueOn: terms?.dueOn ?? null,
      payment:
        order.paymentMethod === 'card'
          ? { method: 'card', paidOn: day(order.paidAt!) }
          : { method: 'invoice', terms, reference: order.number },
    },
    parts,
    reason,
    actor,
    today: day(now),
    now,
  })
}
