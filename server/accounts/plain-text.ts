import { badField } from '../errors/common-errors.ts'

/** Control characters, characters that change the text direction, and invisible characters. */
const unseen = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/**
 * One line of text as a person typed it: trimmed, runs of spaces made one, composed (NFC). Throws RequestError 400
 * naming the field for a blank one and for characters that could forge a mail header or a line of a log.
 */
export function readLine(field: string, text: string): string {
  if (unseen.test(text)) throw badField(field, `Field '${field}' holds characters that cannot be seen.`)
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (line === '') throw badField(field, `Field '${field}' must not be empty.`)
  return line
}

/** The same for an optional text: blank becomes null. */
export function readOptionalLine(field: string, text: string | null): string | null {
  return text === null || text.trim() === '' ? null : readLine(field, text)
}
