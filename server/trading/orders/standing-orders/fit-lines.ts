import { formatMinor } from '../../../../shared/format/money.ts'
import { multipleText, sellableUnits } from '../../../../shared/prices/order-multiple.ts'
import type { Offer } from '../../basket/offer.ts'
import { priceBasket } from '../../basket/price-basket.ts'
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
  const said = offered.map((): string[] => [])
  const fitting = offered.flatMap(({ line, offer }, place): FittingLine[] => {
    const gone = goneWords(offer, breweryIds)
    if (gone !== null || offer === null) {
      said[place]!.push(`${lineName(offer ?? line.snapshot)} ${gone ?? 'is no longer sold'}: left out.`)
      return []
    }
    const whole = sellableUnits(line.quantity, offer.orderMultiple)
    if (whole > 0) return [{ line, offer, place, whole, quantity: Math.min(whole, offer.maxQuantity) }]
    said[place]!.push(
      `${lineName(offer)} is ${soldText(offer.orderMultiple)}, so ${line.quantity} cannot be ordered: left out.`,
    )
    return []
  })
  const { priced, dearer } =
    at === 'placing' ? withoutDearer(fitting) : { priced: priceAll(fitting), dearer: [] }
  for (const { line, offer, place, priceMinor } of dearer)
    said[place]!.push(
      `${lineName(offer)} costs ${formatMinor(priceMinor)} instead of ${formatMinor(line.priceMinor!)}: left out.`,
    )
  const lines = priced.map(({ line, offer, place, whole, quantity, priceMinor, plainMinor }) => {
    const name = lineName(offer)
    const was = line.priceMinor
    if (was !== null && priceMinor !== was && at === 'preview')
      said[place]!.push(`${name} costs ${formatMinor(priceMinor)}, before ${formatMinor(was)}.`)
    if (quantity !== line.quantity)
      said[place]!.push(
        `${name}: ${quantity} instead of ${line.quantity}, ${whyFewer({ quantity, fitting: whole, orderMultiple: offer.orderMultiple })}.`,
      )
    return { ...line, quantity, priceMinor, snapshot: { ...offer, priceMinor: plainMinor } }
  })
  return { lines, differences: said.flat() }
}

type FittingLine = {
  line: StandingLine
  offer: Offer
  place: number
  /** Units in whole multiples, before what is in stock. */
  whole: number
  quantity: number
}
type PricedFit = FittingLine & { priceMinor: number; plainMinor: number }

function priceAll(lines: readonly FittingLine[]): PricedFit[] {
  const prices = priceBasket(lines)
  return lines.map((line, at) => {
    const { priceMinor, plainMinor } = prices[at]!
    return { ...line, priceMinor, plainMinor }
  })
}

/** Without lines that cost more than their buyer was shown; the others may miss the units of those for an offer. */
function withoutDearer(lines: readonly FittingLine[]): { priced: PricedFit[]; dearer: PricedFit[] } {
  const isDearer = ({ line, priceMinor }: PricedFit) =>
    line.priceMinor !== null && priceMinor > line.priceMinor
  const dearer: PricedFit[] = []
  let priced = priceAll(lines)
  while (priced.some(isDearer)) {
    dearer.push(...priced.filter(isDearer))
    priced = priceAll(priced.filter((line) => !isDearer(line)))
  }
  return { priced, dearer }
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
