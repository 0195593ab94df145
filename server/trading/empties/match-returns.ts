import type { MovementKind } from './empties-tables.ts'

export type CellMovement = {
  id: number
  what: MovementKind
  count: number
  /** The part that brought them, and its order; null of what was found beside a charge. */
  partId: string | null
  orderNumber: string | null
}
export type Lot = Pick<CellMovement, 'partId' | 'orderNumber'> & { count: number }
/** Given up by a movement. */
type GoneLot = Lot & { movementId: number }
export type ReturnedOf = { partId: string; orderNumber: string; count: number }

/**
 * Whose containers the last movement of a cell brought back, once for each part that delivered some of them. Of missing ones only
 * those count that were counted as others': a claim has credited its own part's deposits.
 */
export function matchReturns(movements: readonly CellMovement[]): ReturnedOf[] {
  const returned = new Map<string, ReturnedOf>()
  const last = movements.at(-1)
  for (const { partId, orderNumber, count } of matchLots(movements).last)
    if (partId !== null && orderNumber !== null && !(last?.what === 'missing' && last.partId === partId))
      returned.set(partId, { partId, orderNumber, count: count + (returned.get(partId)?.count ?? 0) })
  return [...returned.values()]
}

/**
 * The lots that movements of a cell leave `there`, the first to leave first, and those that the `last` movement took: the
 * first out is the first back. What is found again are those of the part it names, or those that were given up last. What is
 * given up and not found is `gone`.
 */
export function matchLots(movements: readonly CellMovement[]): {
  there: Lot[]
  last: Lot[]
  gone: GoneLot[]
} {
  const there: Lot[] = []
  const gone: GoneLot[] = []
  let last: Lot[] = []
  for (const { id, what, count, partId, orderNumber } of movements) {
    if (what === 'out') there.push({ partId, orderNumber, count })
    else if (what === 'missing') {
      const own = takeOfPart(there, partId, count)
      // Its own containers were counted as back, but those that came back were of other parts.
      last = [...own, ...take(there, count - countOf(own))]
    } else if (what === 'found') {
      const found = takeOfPart(gone, partId, count)
      const missing = count - countOf(found)
      there.unshift(...found)
      if (missing > 0) there.push({ partId: null, orderNumber: null, count: missing })
    } else {
      last = take(there, count)
      if (what !== 'back') gone.unshift(...last.map((lot) => ({ ...lot, movementId: id })))
    }
  }
  return { there, last, gone }
}

const countOf = (lots: readonly Lot[]): number => lots.reduce((sum, { count }) => sum + count, 0)

/** Takes up to so many that a part brought, of any part where it is null, from the front. */
function takeOfPart<L extends Lot>(lots: L[], partId: string | null, wanted: number): Lot[] {
  if (partId === null) return take(lots, wanted)
  const own = lots.filter((lot) => lot.partId === partId)
  const others = lots.filter((lot) => lot.partId !== partId)
  const taken = take(own, wanted)
  lots.splice(0, lots.length, ...own, ...others)
  return taken
}

/** Takes so many from the front. */
function take<L extends Lot>(lots: L[], wanted: number): Lot[] {
  const taken: Lot[] = []
  let left = wanted
  while (left > 0 && lots[0] !== undefined) {
    const lot = lots[0]
    const count = Math.min(left, lot.count)
    taken.push({ ...lot, count })
    left -= count
    if (count === lot.count) lots.shift()
    else lots[0] = { ...lot, count: lot.count - count }
  }
  return taken
}
