import type { ClientList, PubsPrice, PriceRow, PriceView } from '../../../shared/api/price-lists-api.ts'
import { CONTACT_FOR_PRICING } from '../../../shared/catalogue/beer-availability.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'

export const priceViewTexts: Readonly<Record<PriceView, { name: string; empty: string }>> = {
  all: { name: 'All', empty: 'There are no containers yet. Add sizes to your beers, or import them.' },
  none: { name: 'No price', empty: 'Every container has a price.' },
  coming: { name: 'New price to come', empty: 'No new price is to come.' },
}

/** '£96.75', or that pubs have to ask. */
export const priceText = (priceMinor: number | null) =>
  priceMinor === null ? CONTACT_FOR_PRICING : formatMinor(priceMinor)

/** '£92.00 from 1 December 2026'. */
export const nextText = ({ priceMinor, fromDay }: NonNullable<PriceRow['next']>) =>
  `${priceText(priceMinor)} from ${wholeDay(fromDay)}`

export const containerText = ({ beer, container }: Pick<PriceRow, 'beer' | 'container'>) =>
  `${beer}, ${container}`

/** '10% off', '12.25% off'. */
const percentText = (percentOff: number) => `${percentOff / 100}% off`

/** '10% off, 2 single prices, 3 pubs, 1 whole business'. */
export function listText({ percentOff, prices, members, businesses }: ClientList): string {
  const singles = prices.length === 1 ? '1 single price' : `${prices.length} single prices`
  const pubs = members.length === 1 ? '1 pub' : `${members.length} pubs`
  const whole = businesses.length === 1 ? '1 whole business' : `${businesses.length} whole businesses`
  return [
    percentText(percentOff),
    ...(prices.length === 0 ? [] : [singles]),
    pubs,
    ...(businesses.length === 0 ? [] : [whole]),
  ].join(', ')
}

/** The answer to 'What would a pub pay?', in a sentence. */
export function answerText(
  { priceMinor, basePriceMinor, list, offer }: PubsPrice,
  { pub, container, day }: { pub: string; container: string; day: string },
): string {
  if (priceMinor === null || basePriceMinor === null)
    return `${container} has no price on ${wholeDay(day)}: ${pub} has to ask you.`
  const by = list === null ? `${pub} is on no list` : `${pub} is on ${list}`
  const others =
    offer !== null
      ? `by the offer ${offer}`
      : priceMinor === basePriceMinor
        ? 'as everybody does'
        : `others pay ${formatMinor(basePriceMinor)}`
  return `${pub} pays ${formatMinor(priceMinor)} ex VAT for ${container} on ${wholeDay(day)}; ${others}. ${by}.`
}
