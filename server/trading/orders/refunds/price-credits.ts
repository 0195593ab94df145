import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import { priceConsignment, type Sums } from '../../../../shared/orders/price-order.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'

/** What of a part is credited: units of a line, pence net off units of a line or of its delivery, deposits of a line. */
export type Credit = {
  what: 'units' | 'rebate' | 'delivery' | 'deposit'
  position: number | null
  /** Of a rebate: the units that it lowers; of a deposit the containers that are back. */
  units: number
  amountMinor: number
}
type Part = Pick<ConsignmentRow, 'state' | 'shippingMinor' | 'totalMinor' | 'creditedMinor'>
type Line = Pick<LineRow, 'position' | 'quantity' | 'unitPriceMinor' | 'vatRate' | 'depositMinor'> &
  Partial<Pick<LineRow, 'depositKind'>>
type LeftPart<L> = {
  lines: (L & { rebateMinor: number; depositUnits: number })[]
  shippingMinor: number
  sums: Sums
}

/**
 * A part less what of it is credited. A rebate goes with the units it lowered: half of them keep half of it. A
 * unit that is given back takes its deposit along.
 */
export function lessCredits<L extends Line>(
  { shippingMinor }: Pick<Part, 'shippingMinor'>,
  lines: readonly L[],
  credits: readonly Credit[],
): LeftPart<L> {
  const left = lines.map((line) => {
    const own = credits.filter(({ position }) => position === line.position)
    const credited = own.filter(({ what }) => what === 'units').reduce((sum, credit) => sum + credit.units, 0)
    const quantity = Math.max(0, line.quantity - credited)
    const rebates = own
      .filter(({ what }) => what === 'rebate')
      .map((rebate) =>
        Math.floor((rebate.amountMinor * Math.min(quantity, rebate.units)) / rebate.units + 0.5),
      )
    const rebateMinor = Math.min(
      quantity * line.unitPriceMinor,
      rebates.reduce((sum, minor) => sum + minor, 0),
    )
    const back = own.filter(({ what }) => what === 'deposit').reduce((sum, { units }) => sum + units, 0)
    return { ...line, quantity, rebateMinor, depositUnits: Math.max(0, quantity - back) }
  })
  const deliveryMinor = credits
    .filter(({ what }) => what === 'delivery')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const shipping = Math.max(0, shippingMinor - deliveryMinor)
  const priced = left.flatMap((line) => [
    line,
    ...(line.rebateMinor === 0
      ? []
      : [{ quantity: 1, unitPriceMinor: -line.rebateMinor, vatRate: line.vatRate }]),
  ])
  const sums = priceConsignment({ lines: priced, shippingMinor: shipping })
  return { lines: left, shippingMinor: shipping, sums }
}

/** Pence with VAT that come back of a part in all once these credits are on it; never more than it came to. */
export function creditedBy(part: Part, lines: readonly Line[], credits: readonly Credit[]): number {
  if (isCreditedWhole(part)) return part.totalMinor
  if (credits.length === 0) return part.creditedMinor
  const { totalMinor } = lessCredits(part, lines, credits).sums
  return Math.min(part.totalMinor, Math.max(part.creditedMinor, part.totalMinor - totalMinor))
}

/** A part as its documents charge it: less what was credited after it was sent. */
export function chargedPart<P extends Part & Sums, L extends Line>(
  part: P,
  lines: readonly L[],
  credits: readonly Credit[],
): P & { lines: readonly L[]; isGivenUp: boolean } {
  const isGivenUp = isCreditedWhole(part)
  if (isGivenUp || credits.length === 0) return { ...part, lines, isGivenUp }
  const left = lessCredits(part, lines, credits)
  return { ...part, ...left.sums, lines: left.lines, isGivenUp }
}

/** Pence with VAT of the deposits that a part still charges; they have no fee. */
export function depositsGrossMinor<L extends Line>(
  part: Pick<Part, 'shippingMinor'>,
  lines: readonly L[],
  credits: readonly Credit[],
): number {
  if (lines.every(({ depositMinor }) => depositMinor === 0)) return 0
  const bare = lines.map((line) => ({ ...line, depositMinor: 0 }))
  const total = (priced: readonly L[]) => lessCredits(part, priced, credits).sums.totalMinor
  return total(lines) - total(bare)
}
