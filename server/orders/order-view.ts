import {
  type Order,
  type OrderConsignment,
  type OrderLine,
  type OrderSummary,
} from '../../shared/api/orders-api.ts'
import { shippingLabel } from '../../shared/orders/shipping-options.ts'
import type { ConsignmentRow, LineRow, OrderRow, StoredHistoryRow } from './order-read-queries.ts'

type Viewed = Omit<OrderRow, 'id' | 'clientId'>
type ViewedLine = Omit<LineRow, 'id'>
type ViewedHistory = Omit<StoredHistoryRow, 'id' | 'orderId'>
type Parts = { consignments: readonly ConsignmentRow[]; lines: readonly ViewedLine[] }

const moment = (time: string | null) => time && new Date(time).toISOString()

/** An order as the wire knows it, from what was copied when it was placed. */
export function orderView(
  row: Viewed,
  { consignments, lines, history }: Parts & { history: readonly ViewedHistory[] },
): Order {
  const { groupId, groupSlug, groupName, contact, shipTo } = row
  return {
    number: row.number,
    state: row.state,
    placedAt: moment(row.placedAt)!,
    paidAt: moment(row.paidAt),
    payment: {
      method: row.paymentMethod,
      state: row.paymentState,
      reservedUntil: moment(row.reservedUntil),
      held: row.stockHold !== 'none',
      reason: row.paymentReason,
      refundedMinor: row.refundedMinor,
    },
    group: groupId === null ? null : { id: groupId, slug: groupSlug ?? '', name: groupName ?? '' },
    contact,
    shipTo,
    consignments: consignments.map((consignment) =>
      consignmentView(
        consignment,
        lines.filter(({ consignmentId }) => consignmentId === consignment.id),
        row.pallet !== null,
      ),
    ),
    pallet: row.pallet,
    history: history.map(({ at, what, teamName, note }) => ({ at: moment(at)!, what, teamName, note })),
    ...sumsView(row),
  }
}

function consignmentView(
  row: ConsignmentRow,
  lines: readonly ViewedLine[],
  isOnPallet: boolean,
): OrderConsignment {
  const { id, breweryId, brewerySlug, breweryName, state, shippingOption, tracking } = row
  return {
    id,
    team: breweryId === null ? null : { id: breweryId, slug: brewerySlug ?? '', name: breweryName ?? '' },
    state,
    shippingOption,
    shippingLabel: shippingLabel(shippingOption, { isOnPallet }),
    tracking,
    ...(row.delivery && { delivery: row.delivery }),
    lines: lines.map(lineView),
    ...sumsView(row),
  }
}

function lineView(row: ViewedLine): OrderLine {
  const { kind, itemId, title, variantLabel, volumeMl, imageUrl, detailHref, quantityOrdered } = row
  const { unitPriceMinor, vatRate, duty, quantity } = row
  return {
    kind,
    itemId,
    title,
    variantLabel,
    volumeMl,
    imageUrl,
    detailHref,
    unitPriceMinor,
    vatRate,
    duty,
    quantityOrdered,
    quantity,
    netMinor: quantity * unitPriceMinor,
  }
}

function sumsView({ goodsMinor, shippingMinor, vatByRate, vatMinor, totalMinor }: Viewed | ConsignmentRow) {
  return { goodsMinor, shippingMinor, vatByRate, vatMinor, totalMinor }
}

/** An order in a list of them. */
export function orderSummaryView(row: OrderRow, { consignments, lines }: Parts): OrderSummary {
  return {
    number: row.number,
    state: row.state,
    paymentState: row.paymentState,
    placedAt: moment(row.placedAt)!,
    groupName: row.groupName,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalMinor: row.totalMinor,
    consignments: consignments.map(({ breweryName, state, totalMinor }) => ({
      teamName: breweryName,
      state,
      totalMinor,
    })),
  }
}
