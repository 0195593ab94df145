import type { ContainerQuery } from '../../catalogue/beers/search-text/read-container.ts'
import { couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { familyOf } from '../../../shared/catalogue/containers.ts'
import type { OrderableSize } from '../../catalogue/beers/find-orderable-beers.ts'

export type SizeFit = {
  size: OrderableSize | null
  /** Whether everything that was said of the container is true of it. */
  fits: boolean
  /** Whether no other size fits as well. */
  isOnly: boolean
  score: number
  /** What decided between sizes that fit as well, in words for the buyer; null where nothing had to. */
  why: string | null
}

/** Volumes this near are the same size by another name: 11 gallons and 50 litres. */
const sameVolume = 0.03

/** When this buyer last ordered each size, by variant. */
export type LastBought = ReadonlyMap<string, string>

/**
 * The size of a beer that comes nearest to what is wanted. Of several that fit it is the one that this buyer ordered
 * last, else the first that is there (QUICK-01).
 */
export function chooseSize(
  sizes: readonly OrderableSize[],
  wanted: ContainerQuery,
  lastBought: LastBought = new Map(),
): SizeFit {
  const rated = sizes.map((size) => {
    const scores = scoresOf(size, wanted).filter((answer) => answer !== null)
    return {
      size,
      fits: scores.every((answer) => answer > 0),
      score: scores.reduce((sum, answer) => sum + answer, 0) + (canBeBought(size) ? 1.5 : 0),
      at: lastBought.get(size.variantId) ?? '',
    }
  })
  const fitting = rated.filter(({ fits }) => fits)
  const last = fitting
    .filter(({ size, at }) => at !== '' && canBeBought(size))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .at(0)
  const best =
    last ??
    rated.reduce<(typeof rated)[number] | null>(
      (one, other) => (one === null || other.score > one.score ? other : one),
      null,
    )
  if (best === null) return { size: null, fits: false, isOnly: false, score: -Infinity, why: null }
  const { size, fits, score } = best
  const isOnly = fitting.length === 1
  return {
    size,
    fits,
    score,
    isOnly: isOnly || last !== undefined,
    why: whyOf({ isOnly, last: last?.size ?? null, size, wanted, fits }),
  }
}

function whyOf({
  isOnly,
  last,
  size,
  wanted,
  fits,
}: {
  isOnly: boolean
  last: OrderableSize | null
  size: OrderableSize
  wanted: ContainerQuery
  fits: boolean
}): string | null {
  if (last !== null && !isOnly) return `As you last ordered it: ${last.name}`
  if (wanted.coupler === undefined) return null
  const coupler = couplerLabel(wanted.coupler)
  return fits
    ? `With the coupler that you named: ${coupler}`
    : `Not with ${coupler}: ${size.name} is the nearest`
}

/** With stock and a price (S-03). */
const canBeBought = ({ availableUnits, priceMinor }: OrderableSize) =>
  availableUnits > 0 && priceMinor !== null

/** For each thing that may have been said, how well the size answers it; null where it was not said. */
function scoresOf(
  size: OrderableSize,
  { family, volumeMl, packSize, named, coupler }: ContainerQuery,
): (number | null)[] {
  const plainName = size.name.toLowerCase().replaceAll(/[\s-]/g, '')
  return [
    family === null ? null : isOfFamily(size, family) ? 4 : -4,
    volumeMl === null ? null : nearness(size.volumeMl, volumeMl),
    packSize === null ? null : size.packSize === packSize ? 2 : -2,
    named === null ? null : plainName.includes(named) ? 3 : -3,
    coupler === undefined ? null : hasCoupler(plainName, coupler) ? 3 : -3,
  ]
}

/** A size is called by its coupler too: '30L Keg · S-Type' (S-06). */
const hasCoupler = (plainName: string, coupler: string): boolean =>
  plainName.includes(couplerLabel(coupler).toLowerCase().replaceAll(/[\s-]/g, ''))

function isOfFamily(size: OrderableSize, family: NonNullable<ContainerQuery['family']>): boolean {
  return family === 'case' ? size.type === 'smallpack' : familyOf(size) === family
}

function nearness(volumeMl: number | null, wanted: number): number {
  if (volumeMl === null) return -3
  const away = Math.abs(volumeMl / wanted - 1)
  return away <= sameVolume ? 3 - away * 10 : -3
}
