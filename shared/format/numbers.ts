/** A number the en-GB way, '1,234', with at most three decimals (CONST-16). */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? grouped(value) : value.toLocaleString('en-GB')
}

/** A whole number with its thousands apart. By hand, since a slow phone waits 50 ms for its first number of Intl. */
export function grouped(whole: number): string {
  let text = `${whole}`
  for (let at = text.length - 3; at > (whole < 0 ? 1 : 0); at -= 3)
    text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}
