export type QuantityBounds = {
  min: number
  /** Undefined means no upper bound. */
  max?: number
}

/** The whole quantity inside the bounds; fractions are dropped (CART-33). */
export function clampQuantity(
  quantity: number,
  { min, max = Number.MAX_SAFE_INTEGER }: QuantityBounds,
): number {
  return Math.max(min, Math.min(max, Math.floor(quantity)))
}

/** The quantity a person typed, or null while it is not yet a whole number inside the bounds. */
export function readQuantity(typed: string, bounds: QuantityBounds): number | null {
  if (!/^\d+$/.test(typed.trim())) return null
  const quantity = Number(typed)
  return clampQuantity(quantity, bounds) === quantity ? quantity : null
}
