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

const words = ['twos', 'threes', 'fours', 'fives', 'sixes']

/** 'Sold in sixes', 'Sold in 15s'; null where it is sold singly. */
export const multipleText = (multiple: Multiple): string | null =>
  (multiple ?? 1) === 1 ? null : `Sold in ${words[multiple! - 2] ?? `${multiple}s`}`
