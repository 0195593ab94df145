/** A container may be sold in multiples only; where nothing is said it is sold singly (PRICE-06). */
type Multiple = number | undefined

/** A quantity from 1 as it can be ordered: floored to the multiple, and one multiple at least; 0 stays 0. */
export function floorToMultiple(quantity: number, multiple: Multiple = 1): number {
  return quantity <= 0 ? 0 : Math.max(1, Math.floor(quantity / multiple)) * multiple
}

/** The units of a stock that can be sold in whole multiples. */
export const sellableUnits = (units: number, multiple: Multiple = 1): number =>
  Math.floor(units / multiple) * multiple

export const isMultiple = (quantity: number, multiple: Multiple = 1): boolean => quantity % multiple === 0

const groups: Readonly<Record<number, string>> = {
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  8: 'eights',
  10: 'tens',
  12: 'twelves',
}

/** 'Sold in sixes', 'Sold in 15s'; null where it is sold singly. */
export const multipleText = (multiple: Multiple): string | null =>
  multiple === undefined || multiple === 1 ? null : `Sold in ${groups[multiple] ?? `${multiple}s`}`
