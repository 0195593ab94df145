import { randomBytes } from 'node:crypto'

/** What a person can read out on the telephone: eight letters and digits without look-alikes. */
export function newRequestId(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('')
}
