import { hasUnseen, tidyLine, unseenRefused } from '../../../shared/format/typed-texts.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/**
 * One line of text as a person typed or pasted it, tidied: tabs and line breaks are spaces. Throws RequestError 400
 * naming the field for a blank one and for characters that could forge a mail header or a line of a log.
 */
export function readLine(field: string, text: string): string {
  const line = tidyLine(text)
  if (hasUnseen(line)) throw badField(field, unseenRefused)
  if (line === '') throw badField(field, `Field '${field}' must not be empty.`)
  return line
}

/** The same for an optional text: blank becomes null. */
export function readOptionalLine(field: string, text: string | null): string | null {
  return text === null || text.trim() === '' ? null : readLine(field, text)
}
