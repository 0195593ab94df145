/** Reads a number of HMRC's Alcohol Wholesaler Registration Scheme: four letters and 11 digits. Compact, or null. */
export function parseAwrsNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  return /^[A-Z]{4}\d{11}$/.test(compact) ? compact : null
}
