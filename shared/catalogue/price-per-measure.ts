/** A price in pence, the volume of one vessel in ml, and the number of vessels sold together. */
export type MeasuredPrice = { priceMinor: number | null; volumeMl: number | null; packSize?: number | null }

// One UK pint is exactly 568.26125 ml (Units of Measurement Regulations 1995); in units of 0.00001 ml it is whole.
const unitsPerMl = 100_000
const pintUnits = 56_826_125
const litreUnits = 1_000 * unitsPerMl

/** Pence for a UK pint, rounded half up; null when price or volume is unknown. */
export function pricePerPintMinor(container: MeasuredPrice): number | null {
  return priceOf(pintUnits, container)
}

/** Pence for a litre, rounded half up; null when price or volume is unknown. */
export function pricePerLitreMinor(container: MeasuredPrice): number | null {
  return priceOf(litreUnits, container)
}

function priceOf(measureUnits: number, { priceMinor, volumeMl, packSize }: MeasuredPrice): number | null {
  const totalMl = (volumeMl ?? 0) * (packSize ?? 1)
  if (priceMinor === null || totalMl <= 0) return null
  const totalUnits = totalMl * unitsPerMl
  return Math.floor((2 * priceMinor * measureUnits + totalUnits) / (2 * totalUnits))
}
