import type { MeasuredPrice } from '../../shared/catalogue/price-per-measure.ts'
import { standardVatRate } from '../../shared/duty/vat.ts'

/** What a pub sells at a time: a pint of a keg or cask, or one can or bottle. */
export type SoldMeasure = { name: 'pint' | 'unit'; costMinor: number }
export type GrossProfit = { netMinor: number; profitMinor: number; percent: number }

// One UK pint in millilitres (Units of Measurement Regulations 1995)
const pintMl = 568.26125
const largestUnitMl = 1000

/** Pence without VAT that one measure costs, not rounded; null where price, volume or pack is unknown. */
export function soldMeasureOf({ priceMinor, volumeMl, packSize }: MeasuredPrice): SoldMeasure | null {
  if (priceMinor === null || volumeMl === null || volumeMl <= 0) return null
  if (volumeMl > largestUnitMl)
    return { name: 'pint', costMinor: (priceMinor * pintMl) / (volumeMl * (packSize ?? 1)) }
  return packSize ? { name: 'unit', costMinor: priceMinor / packSize } : null
}

/**
 * Gross profit of a selling price with VAT, which goes to HMRC: the rest of the price without VAT
 * after the cost without VAT, in pence, and as a percentage of it to a tenth.
 * Null for no price.
 */
export function grossProfit(
  { costMinor, sellingMinor }: { costMinor: number; sellingMinor: number },
  vatRate: number = standardVatRate,
): GrossProfit | null {
  if (sellingMinor <= 0) return null
  const net = (sellingMinor * 10_000) / (10_000 + vatRate)
  const profit = net - costMinor
  return {
    netMinor: Math.round(net),
    profitMinor: Math.round(profit),
    percent: Math.round((profit / net) * 1000) / 10,
  }
}

/** The least price with VAT, in whole pence, that earns this percentage; below 100. */
export function sellingPriceFor(
  { costMinor, percent }: { costMinor: number; percent: number },
  vatRate: number = standardVatRate,
): number {
  // Whole numbers as long as may be: what comes out even must not be a penny more
  return Math.ceil((costMinor * 100 * (10_000 + vatRate)) / ((100 - percent) * 10_000))
}

/** The number of vessels in a case by its name, '24 × 440 ml can'; null where the name has none. */
export function packSizeOf(label: string | null): number | null {
  const count = /(?:^|\s)(\d{1,3})\s*[x×]/i.exec(label ?? '')?.[1]
  return count === undefined || Number(count) === 0 ? null : Number(count)
}
