import type { MovementKind } from './empties-tables.ts'

export type CellMovement = {
  id: number
  what: MovementKind
  count: number
  /** The part that brought them, and its order; null of what was found. */
  partId: string | null
  orderNumber: string | null
}
export type Lot = Pick<CellMovement, 'partId' | 'orderNumber'> & { count: number }
export type ReturnedOf = { partId: string; orderNumber: string; count: number }

/** Whose containers the last movement of a cell brought back, once for each part that delivered some of them. */
export function matchReturns(movements: readonly CellMovement[]): ReturnedOf[] {
  const returned = new Map<string, ReturnedOf>()
  for (const { partId, orderNumber, count } of matchLots(movements).last)
    if (partId !== null && orderNumber !== null)
      returned.set(partId, { partId, orderNumber, count: count + (returned.get(partId)?.count ?? 0) })
  return [...returned.values()]
}

/**
 * The lots that movements of a cell leave `there`, the first to leave first, and those that the `last` movement took: the
 * first out is the first back. What is found again are those that were given up last.
 */
export function matchLots(movements: readonly CellMovement[]): { there: Lot[]; last: Lot[] } {
  const there: Lot[] = []
  const gone: Lot[] = []
  let last: Lot[] = []
  for (const { what, count, partId, orderNumber } of movements) {
    if (what === 'out') there.push({ partId, orderNumber, count })
    else if (what === 'found') {
      const found = take(gone, count)
      const missing = count - found.reduce((sum, lot) => sum + lot.count, 0)
      there.unshift(...found)
      if (missing > 0) there.push({ partId: null, orderNumber: null, count: missing })
    } else {
      last = take(there, count)
      if (what !== 'back') gone.unshift(...last)
    }
  }
  return { there, last }
}

/** Takes so many from the front. */
function take(lots: Lot[], wanted: number): Lot[] {
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
