import { formatMinor } from '../../../shared/format/money.ts'
import { floorToMultiple } from '../../../shared/prices/order-multiple.ts'
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

/** What of a standing order's lines can be ordered today: of one with fewer left, what there is. */
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
    const quantity = Math.min(floorToMultiple(line.quantity, orderMultiple), maxQuantity)
    if (was !== null && priceMinor !== was && at === 'preview')
      fitted.differences.push(`${name} costs ${formatMinor(priceMinor)}, before ${formatMinor(was)}.`)
    if (quantity !== line.quantity)
      fitted.differences.push(fewerWords(name, line.quantity, { quantity, maxQuantity }))
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

const fewerWords = (
  name: string,
  wanted: number,
  { quantity, maxQuantity }: { quantity: number; maxQuantity: number },
) =>
  maxQuantity < wanted
    ? `${name}: ${quantity} instead of ${wanted}, which is what there is.`
    : `${name}: ${quantity} instead of ${wanted}, for it is sold in multiples.`
