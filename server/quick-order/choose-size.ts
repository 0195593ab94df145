import type { WantedContainer } from '../catalogue/search-text/read-container.ts'
import { familyOf } from '../../shared/catalogue/containers.ts'
import type { OrderableSize } from '../catalogue/find-orderable-beers.ts'

export type SizeFit = {
  size: OrderableSize | null
  /** Whether everything that was said of the container is true of it. */
  fits: boolean
  /** Whether no other size fits as well. */
  isOnly: boolean
  score: number
}

/** Volumes this near are the same size by another name: 11 gallons and 50 litres. */
const sameVolume = 0.03

/** The size of a beer that comes nearest to what is wanted; where nothing was said, the first that is there. */
export function chooseSize(sizes: readonly OrderableSize[], wanted: WantedContainer): SizeFit {
  let best: SizeFit = { size: null, fits: false, isOnly: false, score: -Infinity }
  let fitting = 0
  for (const size of sizes) {
    const scores = scoresOf(size, wanted).filter((answer) => answer !== null)
    const fits = scores.every((answer) => answer > 0)
    if (fits) fitting += 1
    const score = scores.reduce((sum, answer) => sum + answer, 0) + (canBeBought(size) ? 1.5 : 0)
    if (score > best.score) best = { size, fits, isOnly: false, score }
  }
  return { ...best, isOnly: fitting === 1 }
}

/** With stock and a price (S-03). */
const canBeBought = ({ availableUnits, priceMinor }: OrderableSize) =>
  availableUnits > 0 && priceMinor !== null

/** For each thing that may have been said, how well the size answers it; null where it was not said. */
function scoresOf(
  size: OrderableSize,
  { family, volumeMl, packSize, named }: WantedContainer,
): (number | null)[] {
  const plainName = size.name.toLowerCase().replaceAll(/[\s-]/g, '')
  return [
    family === null ? null : isOfFamily(size, family) ? 4 : -4,
    volumeMl === null ? null : nearness(size.volumeMl, volumeMl),
    packSize === null ? null : size.packSize === packSize ? 2 : -2,
    named === null ? null : plainName.includes(named) ? 3 : -3,
  ]
}

function isOfFamily(size: OrderableSize, family: NonNullable<WantedContainer['family']>): boolean {
  return family === 'case' ? size.type === 'smallpack' : familyOf(size) === family
}

function nearness(volumeMl: number | null, wanted: number): number {
  if (volumeMl === null) return -3
  const away = Math.abs(volumeMl / wanted - 1)
  return away <= sameVolume ? 3 - away * 10 : -3
}
