import { createHash, randomUUID } from 'node:crypto'
import type { Order } from '../../../../shared/api/orders-api.ts'
import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { withOffers } from '../../basket/claim-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { nothingToOrder } from '../../../platform/errors/standing-order-errors.ts'
import { findGroupDelivery } from '../../../catalogue/groups/find-group-delivery.ts'
import type { StepDeps } from '../order-deps.ts'
import { placeOrder } from '../place-order.ts'
import type { Placer } from '../placer.ts'
import { fitLines } from '../standing-orders/fit-lines.ts'
import type { OrderRequestRow } from './order-request-queries.ts'
import { noteOf } from './place-or-request.ts'

/** A request as it could be placed now. */
export type Review = {
  /** What differs from what the buyer saw, a sentence each. */
  differences: string[]
  note: DeliveryNote
  totalMinor: number
  /** Names all that the approver sees: only this is approved. Null of what cannot be placed. */
  digest: string | null
}

/** Places a request as far as it can be placed now, for its approver. Needs a transaction; throws as placeOrder. */
export async function placeRequest(
  transaction: Database,
  { clientId, wanted, lines }: Pick<OrderRequestRow, 'clientId' | 'wanted' | 'lines'>,
  placer: Placer,
  deps: StepDeps,
): Promise<{ order: Order; differences: string[] }> {
  const rows = lines.map((line) => asBasketLine(line))
  const offered = await withOffers(transaction, { clientId, rows, now: deps.now })
  const group = wanted.groupId ? await findGroupDelivery(transaction, wanted.groupId) : null
  const fit = fitLines(
    offered.map(({ offer }, at) => ({ line: lines[at]!, offer })),
    { at: 'preview', breweryIds: group?.breweryIds ?? null },
  )
  if (fit.lines.length === 0) throw nothingToOrder()
  const { expectedTotalMinor: _total, expectedRunDay: _day, ...order } = wanted
  return {
    order: await placeOrder(transaction, {
      ...deps,
      clientId,
      listed: { lines: fit.lines.map(asBasketLine), runId: null },
      placer,
      wanted: order,
    }),
    differences: fit.differences,
  }
}

/** The order's line takes the id. */
const asBasketLine = ({ kind, itemId, quantity, snapshot }: OrderRequestRow['lines'][number]) => ({
  lineId: randomUUID(),
  kind,
  itemId,
  quantity,
  baselinePriceMinor: snapshot.priceMinor,
  snapshot,
})

/** What a request would be now: it is placed and taken back. Opens its own transaction. */
export async function reviewRequest(
  database: Database,
  request: OrderRequestRow,
  placer: Placer,
  deps: StepDeps,
): Promise<Review> {
  try {
    const { order, differences } = await rollBack(database, (transaction) =>
      placeRequest(transaction, request, placer, deps),
    )
    const note = noteOf(order)
    return {
      note,
      totalMinor: order.totalMinor,
      digest: digestOf(order),
      differences: [
        ...differences,
        ...dayChange(order, request),
        ...(order.totalMinor === request.totalMinor
          ? []
          : [
              `The total is ${formatMinor(order.totalMinor)} inc VAT, before ${formatMinor(request.totalMinor)}.`,
            ]),
      ],
    }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { note, totalMinor } = request
    return { note, totalMinor, digest: null, differences: [error.message] }
  }
}

function dayChange({ pallet }: Order, { wanted }: OrderRequestRow): string[] {
  const seen = wanted.expectedRunDay
  if (!seen || !pallet?.runText || pallet.leavesOn === seen) return []
  return [`It travels on another delivery run: ${pallet.runText}`]
}

/** Names what an order comes to: its lines, prices, sums, address, payment and delivery run. */
export function digestOf(order: Order): string {
  const { consignments, contact, shipTo, handover, payment, pallet, group } = order
  const lines = consignments.map(
    ({ team, shippingOption, lines: own, goodsMinor, depositsMinor, shippingMinor }) => [
      team?.id ?? null,
      shippingOption,
      goodsMinor,
      depositsMinor,
      shippingMinor,
      own.map(({ kind, itemId, quantity, unitPriceMinor, vatRate }) => [
        kind,
        itemId,
        quantity,
        unitPriceMinor,
        vatRate,
      ]),
    ],
  )
  const seen = [lines, contact, shipTo, handover, payment.method, pallet?.leavesOn ?? null, group?.id ?? null]
  return createHash('sha256')
    .update(JSON.stringify([seen, order.vatMinor, order.totalMinor]))
    .digest('base64url')
}
