import type { WantedContainer } from '../../shared/quick-order-line.ts'
import { familyOf } from '../../shared/containers.ts'
import type { BeerCardContainerRow } from '../catalogue/beer-card-queries.ts'

export type SizeFit = {
  size: SizeFacts | null
  /** Whether everything that was said of the container is true of it. */
  fits: boolean
  score: number
}
export type SizeFacts = Pick<
  BeerCardContainerRow,
  'name' | 'type' | 'volumeMl' | 'packSize' | 'availableUnits' | 'storefrontVariantId'
>

/** Volumes this near are the same size by another name: 11 gallons and 50 litres. */
const sameVolume = 0.03

/** The size of a beer that comes nearest to what is wanted; where nothing was said, the first that is there. */
export function chooseSize(sizes: readonly SizeFacts[], wanted: WantedContainer): SizeFit {
  let best: SizeFit = { size: null, fits: false, score: -Infinity }
  for (const size of sizes) {
    const told = judge(size, wanted).filter((answer) => answer !== null)
    const fits = told.every((answer) => answer > 0)
    const score = told.reduce((sum, answer) => sum + answer, 0) + (size.availableUnits > 0 ? 1.5 : 0)
    if (score > best.score) best = { size, fits, score }
  }
  return best
}

/** For each thing that may have been said, how well the size answers it; null where it was not said. */
function judge(size: SizeFacts, { family, volumeMl, packSize, named }: WantedContainer): (number | null)[] {
  const plainName = size.name.toLowerCase().replaceAll(/[\s-]/g, '')
  return [
    family && (isOfFamily(size, family) ? 4 : -4),
    volumeMl && nearness(size.volumeMl, volumeMl),
    packSize && (size.packSize === packSize ? 2 : -2),
    named && (plainName.includes(named) ? 3 : -3),
  ]
}

function isOfFamily(size: SizeFacts, family: NonNullable<WantedContainer['family']>): boolean {
  return family === 'case' ? size.type === 'smallpack' : familyOf(size) === family
}

function nearness(volumeMl: number | null, wanted: number): number {
  if (volumeMl === null) return -3
  const away = Math.abs(volumeMl / wanted - 1)
  return away <= sameVolume ? 3 - away * 10 : -3
}
