/** Reads a number of Companies House: eight figures, or two letters and six figures. Compact, or null. */
export function parseCompanyNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  return /^(\d{8}|[A-Z]{2}\d{6})$/.test(compact) ? compact : null
}
