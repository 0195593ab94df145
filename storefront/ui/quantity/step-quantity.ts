export type QuantityBounds = {
  min: number
  /** Undefined means no upper bound. */
  max?: number
  /** Only whole multiples of it, beside the least; 1 without one. */
  multiple?: number | undefined
}

/** The whole quantity inside the bounds; fractions are dropped (CART-33), and so is what makes no multiple (PRICE-06). */
export function clampQuantity(
  quantity: number,
  { min, max = Number.MAX_SAFE_INTEGER, multiple = 1 }: QuantityBounds,
): number {
  const whole = quantity < 1 ? 0 : Math.max(1, Math.floor(quantity / multiple)) * multiple
  return Math.max(min === 0 ? 0 : Math.max(min, multiple), Math.min(max, whole))
}

/** The quantity a person typed, or null while it is not yet a whole number inside the bounds. */
export function readQuantity(typed: string, bounds: QuantityBounds): number | null {
  if (!/^\d+$/.test(typed.trim())) return null
  const quantity = Number(typed)
  return clampQuantity(quantity, bounds) === quantity ? quantity : null
}
