import { Buffer } from 'node:buffer'

/** Longest line in bytes, without its end (RFC 5545 §3.1). */
const longestLine = 75

/** How often programs should fetch a file again: the property of RFC 7986, and that of Outlook. */
export const refreshedHourly = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']

/** A calendar file of these lines: folds long ones, and ends each as RFC 5545 requires. */
export function renderCalendar(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A value of type TEXT (RFC 5545 §3.3.11): line ends become \n, other control characters are left out. */
export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds a long line into continuation lines that begin with a space, without splitting a character. */
function folded(line: string): string {
  let length = 0
  let text = ''
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += bytes
  }
  return text
}
