import type { OrderPallet } from '../../../../shared/api/orders-api.ts'
import { priceConsignment } from '../../../../shared/orders/price-order.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'
import { palletAfter } from './pallet-after.ts'
import { isPalletAlone, ridingParts } from './riding.ts'
import type { PalletCause, PalletShares } from './share-pallet.ts'

type Line = Omit<LineRow, 'id'>
/** A group's order with what rides on its pallet. */
export type PalletOrder = {
  shares: PalletShares
  pallet: OrderPallet
  postcode: string | null
  parts: readonly ConsignmentRow[]
  lines: readonly Line[]
}
type LeftLine = Pick<Line, 'position' | 'variantLabel' | 'volumeMl' | 'quantity'> & { quantitySent?: number }
/** Pence: what the buyer gets back of the pallet with its VAT, and what it costs him without, before and after. */
export type PalletOutcome = { backMinor: number; wasMinor: number; minor: number }

const unchanged = { backMinor: 0, wasMinor: 0, minor: 0 }

/**
 * What the pallet comes to for the buyer once a part holds these lines; null gives it up. Dray's own part comes to it
 * whole, since it goes on with the pallet while others ride. For an order without a plan nothing changes.
 */
export function palletOutcome(
  order: PalletOrder | null,
  part: ConsignmentRow,
  { left, cause }: { left: readonly LeftLine[] | null; cause: PalletCause },
): PalletOutcome {
  const own = order?.parts.find(({ breweryId }) => breweryId === null)
  if (order === null || own === undefined) return unchanged
  const { shares, pallet, postcode, parts, lines } = order
  const isGone = (each: ConsignmentRow) => each.id === part.id && each.id !== own.id && left === null
  const after = {
    parts: parts.map((each) => (isGone(each) ? { ...each, state: 'cancelled' as const } : each)),
    lines: [
      ...lines.filter(({ consignmentId }) => consignmentId !== part.id),
      ...(left ?? []).map((line) => ({ quantitySent: 0, ...line, consignmentId: part.id })),
    ],
  }
  const before = { parts, lines }
  const planned = palletAfter({ shares, pallet, postcode, before, after, cause })
  if (planned === null) return unchanged
  const travels = ridingParts(after.parts).some((each) => !isPalletAlone(each, after.lines))
  const rides = travels || (pallet.isBooked === true && planned.shares.buyerMinor > 0)
  const minor = rides ? planned.shares.buyerMinor : 0
  const ownLines = part.id === own.id ? [] : lines.filter(({ consignmentId }) => consignmentId === own.id)
  const leftMinor = rides ? priceConsignment({ lines: ownLines, shippingMinor: minor }).totalMinor : 0
  return { backMinor: own.totalMinor - leftMinor, wasMinor: own.shippingMinor, minor }
}
