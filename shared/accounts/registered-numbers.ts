/**
 * Reads a UK VAT number, with or without GB (XI in Northern Ireland), spaces and the three digits of a branch, and
 * checks its two check digits (HMRC: modulus 97, and the later 9755 form). Answers it compact, 'GB980780684', or null.
 */
export function parseVatNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  const parts = /^(GB|XI)?(\d{7})(\d{2})(\d{3})?$/.exec(compact)
  if (!parts) return null
  const [, country = 'GB', digits = '', check = '', branch = ''] = parts
  const weighted = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0)
  const rest = weighted + Number(check)
  const isRight = Number(digits) > 0 && (rest % 97 === 0 || (rest + 55) % 97 === 0)
  return isRight ? `${country}${digits}${check}${branch}` : null
}

/** Reads a number of HMRC's Alcohol Wholesaler Registration Scheme: four letters and 11 digits. Compact, or null. */
export function parseAwrsNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  return /^[A-Z]{4}\d{11}$/.test(compact) ? compact : null
}

/** Reads a number of Companies House: eight figures, or two letters and six figures. Compact, or null. */
export function parseCompanyNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  return /^(\d{8}|[A-Z]{2}\d{6})$/.test(compact) ? compact : null
}
