import { isCreditedWhole } from '../../shared/orders/charged-orders.ts'
import { priceConsignment, type Sums } from '../../shared/orders/price-order.ts'
import type { ClaimRow } from './life-queries.ts'
import type { ConsignmentRow, LineRow } from './order-read-queries.ts'

type Part = Pick<ConsignmentRow, 'state' | 'shippingMinor' | 'totalMinor' | 'creditedMinor'>
type Claim = Pick<ClaimRow, 'lines'>

/** Lines and sums of a part less the units of claims that were admitted; null where a claim names no units but all of it. */
export function lessClaims<L extends LineRow>(
  { shippingMinor }: Pick<Part, 'shippingMinor'>,
  lines: readonly L[],
  claims: readonly Claim[],
): { lines: L[]; sums: Sums } | null {
  if (claims.some((claim) => claim.lines.length === 0)) return null
  const missing = (position: number) =>
    claims
      .flatMap((claim) => claim.lines)
      .filter((line) => line.position === position)
      .reduce((sum, { units }) => sum + units, 0)
  const left = lines.map((line) => ({
    ...line,
    quantity: Math.max(0, line.quantity - missing(line.position)),
  }))
  return { lines: left, sums: priceConsignment({ lines: left, shippingMinor }) }
}

/** A part as its papers charge it: less what was credited after it was sent. */
export function chargedPart<P extends Part & Sums, L extends LineRow>(
  part: P,
  lines: readonly L[],
  admitted: readonly Claim[],
): P & { lines: readonly L[]; isGivenUp: boolean } {
  const isGivenUp = isCreditedWhole(part)
  const left =
    isGivenUp || part.creditedMinor === 0 || admitted.length === 0 ? null : lessClaims(part, lines, admitted)
  return { ...part, ...left?.sums, lines: left?.lines ?? lines, isGivenUp }
}
