import type { BeerPageContainer } from '../../shared/pages/beer-page-data.ts'
import { formatNumber } from '../../shared/format/numbers.ts'

/** One UK pint in ml (Units of Measurement Regulations 1995). */
const pintMl = 568.26125
/** Vessels from this size on are drawn off by the pint. */
const draughtMl = 5_000

type Facts = Pick<BeerPageContainer, 'name' | 'size' | 'volumeMl'>

/** What a buyer asks next about a size: its measure unless the name has it, and the pints in it. */
export function variantDetails({ name, size, volumeMl }: Facts): string[] {
  const details = [size, pintsText(volumeMl)]
  return details.filter((detail) => detail !== '' && !plain(name).includes(plain(detail)))
}

/** Whole pints; listed volumes are rounded to the millilitre, and a firkin of 40,914 ml still holds 72. */
function pintsText(volumeMl: number | null): string {
  if (volumeMl === null || volumeMl < draughtMl) return ''
  return `${formatNumber(Math.floor(volumeMl / pintMl + 0.01))} pints`
}

/** '9 gallon' and '9g', '12 × 500 ml' and '12 x 500ml' are the same to a reader. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '').replaceAll('×', 'x').replaceAll('gallon', 'g')
}
