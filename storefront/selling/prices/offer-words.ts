import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { SellingOffer, SteppedSize } from './offer-acts.ts'
import { priceText } from './price-words.ts'

/** '£96.75; from 6: £92.00; from 12: £88.00'. */
export const stepsText = ({ priceMinor, steps }: SteppedSize): string =>
  [
    priceText(priceMinor),
    ...steps.map(({ fromUnits, priceMinor: step }) => `from ${fromUnits}: ${formatMinor(step)}`),
  ].join('; ')

export const floorText = (floorMinor: number): string => `Your floor price: ${formatMinor(floorMinor)}`

/** '5% off 10 or more units of 3 sizes'; '£85.00 for 1 size, 1 December 2026 to 24 December 2026, 4 of 10 units sold'. */
export function offerText(offer: SellingOffer): string {
  const { fromUnits, percentOff, priceMinor, fromDay, untilDay, unitLimit, unitsTaken, sizes } = offer
  const of = sizes.length === 1 ? sizes[0]!.title : `${sizes.length} sizes`
  const price = priceMinor === null ? `${(percentOff ?? 0) / 100}% off` : formatMinor(priceMinor)
  if (fromUnits > 1) return `${price} for ${fromUnits} or more units of ${of}`
  const days = fromDay === null || untilDay === null ? [] : [`${wholeDay(fromDay)} to ${wholeDay(untilDay)}`]
  return [
    `${price} for ${of}`,
    ...days,
    ...(unitLimit === null ? [] : [`${unitsTaken} of ${unitLimit} units sold`]),
  ].join(', ')
}
