import { randomInt } from 'node:crypto'

/** No vowels and no characters that look alike, as in order numbers: 23 to the power of eight codes. */
const alphabet = '346789CDFGHJKMNPQRTVWXY'
const length = 8

/** A code for a mail, to be typed: 'K7FM-3QXC'. */
export function newProofCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${signs.slice(0, length / 2)}-${signs.slice(length / 2)}`
}

/** Normalises a typed code: any case, with or without hyphens and spaces. */
export function readProofCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `${signs.slice(0, length / 2)}-${signs.slice(length / 2)}`
}

/** The stored form of a code. It is valid only in the session it was sent for. */
export const proofTokenOf = (sessionId: string, code: string) => `${sessionId} ${code}`
