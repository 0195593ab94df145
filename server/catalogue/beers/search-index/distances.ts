import { distanceKm } from '../../../../shared/geography/geography.ts'
import { findTown } from '../../../../shared/geography/towns.ts'
import type { KeyOfSlot } from './size-prices.ts'
import type { TextColumns } from './text-columns.ts'

/** Kilometres from a town to the brewery of each slot; Infinity where its town is not known. Null for no town. */
export function distancesFrom(
  near: string | undefined,
  texts: Pick<TextColumns, 'townNumberOf' | 'townOf'>,
): KeyOfSlot | null {
  const from = near === undefined ? null : findTown(near)
  if (from === null) return null
  const known = new Map<number, number>()
  return (slot) => {
    const number = texts.townNumberOf(slot)
    const found = known.get(number)
    if (found !== undefined) return found
    const to = findTown(texts.townOf(number))
    const distance = to === null ? Infinity : distanceKm(from, to)
    known.set(number, distance)
    return distance
  }
}
