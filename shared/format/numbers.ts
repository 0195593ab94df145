/** A number the en-GB way, '1,234', with at most three decimals (CONST-16). */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? grouped(value) : value.toLocaleString('en-GB')
}

/** A whole number with its thousands apart. By hand, since a slow phone waits 50 ms for its first number of Intl. */
export function grouped(whole: number): string {
  const sign = whole < 0 ? '-' : ''
  let left = `${Math.abs(whole)}`
  let text = ''
  while (left.length > 3) {
    text = `,${left.slice(-3)}${text}`
    left = left.slice(0, -3)
  }
  return sign + left + text
}
