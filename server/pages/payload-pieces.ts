import type { PagePayload } from '../../shared/pages/page-payload.ts'
import type { Piece } from '../cache/body-forms.ts'
import { isLasting, type PartCache } from '../cache/part-cache.ts'

/**
 * The payload as JSON that cannot end a script element, piece by piece: objects that last are written once and reused.
 * Equal to JSON.stringify of the payload, but for the escapes.
 */
export function payloadPieces(payload: PagePayload, parts: PartCache): Piece[] {
  const pieces: Piece[] = []
  let text = ''

  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      text += escapeJson(value)
      return
    }
    const part = parts.segment(value, 'json', () => escapeJson(value))
    if (part !== null) {
      pieces.push(text, part)
      text = ''
    } else if (Array.isArray(value)) writeArray(value)
    else writeObject(value)
  }
  // Where the first of a list does not last, the others do not either.
  const writeArray = (list: readonly unknown[]): void => {
    const [first] = list
    if (typeof first !== 'object' || first === null || !isLasting(first)) {
      text += escapeJson(list)
      return
    }
    text += '['
    list.forEach((item, at) => {
      if (at > 0) text += ','
      write(item)
    })
    text += ']'
  }
  const writeObject = (object: object): void => {
    text += '{'
    let isFirst = true
    for (const [name, value] of Object.entries(object)) {
      if (value === undefined) continue
      text += `${isFirst ? '' : ','}${escapeJson(name)}:`
      isFirst = false
      write(value)
    }
    text += '}'
  }

  write(payload)
  return [...pieces, text]
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(value: unknown): string {
  const text = JSON.stringify(value)
  return unsafe.test(text) ? text.replace(eachUnsafe, (sign) => escapes[sign] ?? sign) : text
}

const unsafe = /[<\u2028\u2029]/
const eachUnsafe = /[<\u2028\u2029]/g
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
