/** A size that a buyer has put a quantity to; the price in pence without VAT. */
export type ChosenSize = { quantity: number; priceMinor: number }

/** How many lines a price list would add to the basket, and what they cost in pence without VAT. */
export function sumOfSizes(sizes: readonly ChosenSize[]): { lines: number; totalMinor: number } {
  const chosen = sizes.filter(({ quantity }) => Number.isFinite(quantity) && quantity >= 1)
  return {
    lines: chosen.length,
    totalMinor: chosen.reduce((sum, { quantity, priceMinor }) => sum + Math.floor(quantity) * priceMinor, 0),
  }
}

/** The quantity one step up or down from what a field holds, within 0 and its stock; 0 leaves the field empty. */
export function steppedQuantity(typed: string, step: number, max: number): string {
  const quantity = Number(typed)
  const next = Math.min(max, Math.max(0, Math.floor(Number.isFinite(quantity) ? quantity : 0) + step))
  return next === 0 ? '' : String(next)
}
