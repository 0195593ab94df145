import { isSchemeKind } from '../../../../shared/deposits/scheme-kinds.ts'
import { shippingVatRate } from '../../../../shared/orders/price-order.ts'
import { splitPence } from '../../../../shared/orders/split-pence.ts'
import { splitFee } from '../../../finance/payments/processing-fee.ts'
import type { LineRow } from '../order-read-queries.ts'
import { type Credit, depositsGrossMinor, lessCredits } from '../refunds/price-credits.ts'

type Part = { totalMinor: number; creditedMinor: number; shippingMinor: number }
type Line = Pick<LineRow, 'position' | 'quantity' | 'unitPriceMinor' | 'vatRate' | 'depositMinor'> &
  Partial<Pick<LineRow, 'depositKind'>>
export type LineShare = { feeMinor: number; yoursMinor: number }

/**
 * Of each line by its position, and of the delivery under 'delivery': Dray's fee with its VAT, and what the brewery
 * gets, in pence with VAT, deposits of its containers among it. What was credited has neither. All of them add up to the part’s.
 */
export function lineShares(
  part: Part,
  { lines, credits, rate }: { lines: readonly Line[]; credits: readonly Credit[]; rate: number },
): Map<number | 'delivery', LineShare> {
  const left = lessCredits(part, lines, credits)
  const keys = [...left.lines.map(({ position }) => position), 'delivery' as const]
  const feelessMinor = depositsGrossMinor(part, lines, credits)
  const shippingWeight = left.shippingMinor * (10_000 + shippingVatRate(lines))
  const weights = [
    ...left.lines.map(
      ({ quantity, unitPriceMinor, rebateMinor, vatRate }) =>
        (quantity * unitPriceMinor - rebateMinor) * (10_000 + vatRate),
    ),
    shippingWeight,
  ]
  const deposits = [
    ...left.lines.map(
      ({ depositUnits, depositMinor, depositKind, vatRate }) =>
        depositUnits * depositMinor * (10_000 + (isSchemeKind(depositKind) ? 0 : vatRate)),
    ),
    0,
  ]
  const chargedMinor = part.totalMinor - part.creditedMinor
  const bearing = Math.max(0, chargedMinor - feelessMinor)
  const goods = splitPence(bearing, weights)
  const held = splitPence(chargedMinor - bearing, deposits)
  const fees = splitPence(splitFee(bearing, rate).feeMinor, weights)
  return new Map(
    keys.map((key, index) => [
      key,
      { feeMinor: fees[index]!, yoursMinor: goods[index]! + held[index]! - fees[index]! },
    ]),
  )
}
