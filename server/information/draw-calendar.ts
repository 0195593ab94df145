import { Buffer } from 'node:buffer'

/** Longest line in bytes, without its end (RFC 5545 §3.1). */
const longestLine = 75

/** A calendar file of these lines: each folded where it is too long, and all of them ended as RFC 5545 wants. */
export function drawCalendar(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A value of type TEXT (RFC 5545 §3.3.11): line ends become \n, other control characters are left out. */
export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Goes on in lines that begin with a space; no character is cut in two. */
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
