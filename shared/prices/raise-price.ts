/** A raise by hundredths of a percent or by pence; below zero it lowers. */
export type Raise = { unit: 'percent' | 'pence'; amount: number }

/** To what new prices are rounded, in pence. */
export const roundingSteps = [1, 5, 10, 50, 100] as const

/** The raised price in pence, rounded to the nearest step with half a step up; never below zero. */
export function raisedPrice(priceMinor: number, { unit, amount }: Raise, step: number): number {
  // Hundredths of a percent of pence stay whole: £100,000.00 raised by 100 % is 2 × 10^11 of them.
  const parts = unit === 'percent' ? priceMinor * (10_000 + amount) : (priceMinor + amount) * 10_000
  const perStep = 10_000 * step
  return Math.max(0, Math.floor((2 * parts + perStep) / (2 * perStep)) * step)
}
