import type { NewBeerSize } from '../../../shared/api/beers-api.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { isDraught } from '../../../shared/duty/duty-of.ts'
import type { NewSize } from '../../catalogue/beers/range/own-range.ts'
import { badField } from '../../platform/errors/common-errors.ts'

const mostSizes = 100

type SizeName = { name: string; couplerType: string | null }

/** A size beside those that its beer has, with its name as it is stored. Throws RequestError 400 that names the field. */
export function checkSize<Size extends SizeName>(
  size: Size,
  others: readonly SizeName[],
  field = 'name',
): Size {
  if (others.length >= mostSizes) throw badField(field, `A beer has at most ${mostSizes} sizes.`)
  const name = size.name.trim().normalize('NFC')
  const shown = sizeName({ ...size, name })
  if (others.some((other) => sizeName(other).toLowerCase() === shown.toLowerCase()))
    throw badField(field, `The beer has this size already: ${shown}.`)
  return { ...size, name }
}

/**
 * The sizes of a new beer of this strength as they are stored: sold online as soon as the beer is in the shop. Throws
 * RequestError 400 that names row and field: 'sizes.1.name'.
 */
export function checkSizes(given: readonly NewBeerSize[], abv: number | null): NewSize[] {
  const sizes: NewSize[] = []
  given.forEach((size, at) => {
    const row = `sizes.${at}`
    if (size.dutyRate !== null && size.dutyMinor !== null)
      throw badField(`${row}.dutyMinor`, `Size ${at + 1}: state a rate of duty or an amount, not both.`)
    if (size.dutyRate === 'draught' && !isDraught({ ...size, abv }))
      throw badField(
        `${row}.dutyRate`,
        `Size ${at + 1}: the draught rate is for kegs and casks from 20 litres, below 8.5 %.`,
      )
    const checked = checkSize(size, sizes, `${row}.name`)
    sizes.push({ ...checked, orderMultiple: 1, externalId: null, isOnline: true })
  })
  return sizes
}
