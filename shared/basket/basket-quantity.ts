import { unitsPerLine } from '../limits/limits.ts'

/** A quantity as a whole number from 0; a number that is not finite is 0 (BASK-42 to BASK-44). */
export function readQuantity(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0
  return Math.min(Math.max(0, Math.floor(value)), unitsPerLine)
}

/** At most maxQuantity, where it is known, and never below 0 (BASK-45, BASK-46). */
export function capQuantity(quantity: number, maxQuantity: number | null): number {
  return maxQuantity === null ? quantity : Math.min(quantity, Math.max(0, maxQuantity))
}

/** A line is sold out when nothing of it may be taken; not knowing is not sold out (CART-36). */
export function isSoldOut({ maxQuantity }: { maxQuantity: number | null }): boolean {
  return maxQuantity !== null && maxQuantity <= 0
}
