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

/** What an AWRS number must look like, for error messages. */
export const awrsForm =
  'An AWRS number is X, a letter, AW, five zeros and six digits, such as XAAW00000123456.'

/** Reads a number of HMRC's Alcohol Wholesaler Registration Scheme: XxAW, five zeros and six digits. Compact, or null. */
export function parseAwrsNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  return /^X[A-Z]AW00000\d{6}$/.test(compact) ? compact : null
}

/** What a company number must look like, for error messages. */
export const companyForm =
  'A company number has eight characters, such as 01234567, SC123456 or, for a registered society, IP12345R.'

/** Eight digits, old Northern Irish numbers (R0), and two letters with digits; those of societies end in R or RS. */
const companyNumber = /^(?:\d{8}|R0\d{6}|[A-Z]{2}(?:\d{6}|\d{5}[A-Z]|\d{4}[A-Z]{2})|NP\d{4}R)$/

/**
 * Reads a number of Companies House. Six or seven digits get the zeros back that a spreadsheet took away. Compact, or null.
 */
export function parseCompanyNumber(text: string): string | null {
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase()
  const whole = /^\d{6,7}$/.test(compact) ? compact.padStart(8, '0') : compact
  return companyNumber.test(whole) ? whole : null
}
