import type { MovementKind } from './empties-tables.ts'

export type CellMovement = {
  id: number
  what: MovementKind
  count: number
  /** The part that brought them, and its order; null of what was found. */
  partId: string | null
  orderNumber: string | null
}
type Lot = Pick<CellMovement, 'partId' | 'orderNumber'> & { count: number }
export type ReturnedOf = { partId: string; orderNumber: string; count: number }

/**
 * Whose containers the last movement of a cell brought back, by the part that delivered them: the first out is the first
 * back. What is found again are those that were given up last.
 */
export function matchReturns(movements: readonly CellMovement[]): ReturnedOf[] {
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
  return last.flatMap(({ partId, orderNumber, count }) =>
    partId === null || orderNumber === null ? [] : [{ partId, orderNumber, count }],
  )
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
