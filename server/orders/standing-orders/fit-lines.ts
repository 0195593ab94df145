import { formatMinor } from '../../../shared/format/money.ts'
import { multipleText, sellableUnits } from '../../../shared/prices/order-multiple.ts'
import type { Offer } from '../../basket/offer.ts'
import type { StandingLine } from '../standing-order-tables.ts'

type OfferedLine = { line: StandingLine; offer: Offer | null }
type Fitting = {
  /** In a preview a dearer line stays, and is named; when it is placed it is left out (STAND-05). */
  at: 'preview' | 'placing'
  /** Of the group that carries it; null of a regular order. */
  breweryIds: readonly string[] | null
}
export type FittedLines = {
  /** What can be ordered, with today's prices. */
  lines: StandingLine[]
  /** What differs from what the buyer was shown, a sentence each. */
  differences: string[]
}

/**
 * What of a standing order's lines can be ordered today, and never more of one than its buyer wanted: of one with fewer
 * left what there is, and of what is sold in multiples those that fit (STAND-05).
 */
export function fitLines(offered: readonly OfferedLine[], { at, breweryIds }: Fitting): FittedLines {
  const fitted: FittedLines = { lines: [], differences: [] }
  for (const { line, offer } of offered) {
    const name = lineName(offer ?? line.snapshot)
    const gone = goneWords(offer, breweryIds)
    if (gone !== null || offer === null || offer.priceMinor === null) {
      fitted.differences.push(`${name} ${gone ?? 'is no longer sold'}: left out.`)
      continue
    }
    const { priceMinor, maxQuantity, orderMultiple } = offer
    const was = line.priceMinor
    const isDearer = was !== null && priceMinor > was
    if (isDearer && at === 'placing') {
      fitted.differences.push(
        `${name} costs ${formatMinor(priceMinor)} instead of ${formatMinor(was)}: left out.`,
      )
      continue
    }
    const fitting = sellableUnits(line.quantity, orderMultiple)
    if (fitting === 0) {
      fitted.differences.push(
        `${name} is ${soldText(orderMultiple)}, so ${line.quantity} cannot be ordered: left out.`,
      )
      continue
    }
    const quantity = Math.min(fitting, maxQuantity)
    if (was !== null && priceMinor !== was && at === 'preview')
      fitted.differences.push(`${name} costs ${formatMinor(priceMinor)}, before ${formatMinor(was)}.`)
    if (quantity !== line.quantity)
      fitted.differences.push(
        `${name}: ${quantity} instead of ${line.quantity}, ${whyFewer({ quantity, fitting, orderMultiple })}.`,
      )
    fitted.lines.push({ ...line, quantity, priceMinor, snapshot: offer })
  }
  return fitted
}

/** 'Towpath Bitter, Firkin'. */
export const lineName = ({ title, variantLabel }: Pick<Offer, 'title' | 'variantLabel'>): string =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

function goneWords(offer: Offer | null, breweryIds: readonly string[] | null): string | null {
  if (offer === null) return 'is no longer sold'
  if (offer.closure) return 'is of a brewery that takes no orders at the moment'
  if (offer.priceMinor === null) return 'has no price online'
  if (offer.maxQuantity <= 0) return 'is sold out'
  const isCarried = breweryIds === null || offer.brewery === null || breweryIds.includes(offer.brewery.id)
  return isCarried ? null : 'no longer travels with the group'
}

function whyFewer({
  quantity,
  fitting,
  orderMultiple = 1,
}: {
  quantity: number
  fitting: number
  orderMultiple: Offer['orderMultiple']
}): string {
  if (quantity === fitting) return `for it is ${soldText(orderMultiple)}`
  return orderMultiple === 1
    ? 'which is what there is'
    : `which is what there is of it, ${soldText(orderMultiple)}`
}

/** 'sold in sixes'. */
const soldText = (orderMultiple: Offer['orderMultiple']) => multipleText(orderMultiple)?.toLowerCase()
