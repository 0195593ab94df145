/** Pence of '£92.00', '92' or '0'; null for what is not a price. */
export function readPrice(typed: string): number | null {
  const found = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (found === null) return null
  const pence = Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return pence <= 10_000_000 ? pence : null
}

/** Hundredths of a percent of '5', '7.5' or '12.25 %'; null for what is not a percentage up to 100. */
export function readPercent(typed: string): number | null {
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim())
  if (found === null) return null
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : null
}
