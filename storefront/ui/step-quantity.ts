export type QuantityBounds = {
  min: number
  /** Undefined means no upper bound. */
  max?: number
}

/** The nearest whole quantity inside the bounds. */
export function clampQuantity(
  quantity: number,
  { min, max = Number.MAX_SAFE_INTEGER }: QuantityBounds,
): number {
  return Math.max(min, Math.min(max, Math.round(quantity)))
}

/** The quantity a person typed, or null while it is not yet a whole number inside the bounds. */
export function readQuantity(typed: string, bounds: QuantityBounds): number | null {
  if (!/^\d+$/.test(typed.trim())) return null
  const quantity = Number(typed)
  return clampQuantity(quantity, bounds) === quantity ? quantity : null
}
