import type { PagePayload } from '../../shared/pages/page-payload.ts'
import type { Piece } from '../cache/body-forms.ts'
import { isLasting, type PartCache } from '../cache/part-cache.ts'
import { createSegment } from '../cache/segment.ts'

/**
 * The payload as JSON that cannot end a script element, piece by piece: objects that last are written once and reused.
 * Equal to JSON.stringify of the payload, but for the escapes.
 */
export function payloadPieces(payload: PagePayload, parts: PartCache): Piece[] {
  const pieces: Piece[] = []
  let text = ''

  // The document and the answer as JSON share the bytes, and what is hashed of them.
  const endText = () => {
    pieces.push(text.length > longestShort ? createSegment(text) : text)
    text = ''
  }
  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      text += escapeJson(value)
      return
    }
    const part = parts.segment(value, 'json', () => escapeJson(value))
    if (part !== null) {
      endText()
      pieces.push(part)
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
      text += `${isFirst ? '' : ','}${nameText(name)}:`
      isFirst = false
      write(value)
    }
    text += '}'
  }

  write(payload)
  endText()
  return pieces
}

/** Such as a comma between two beers, of which every answer has the same. */
const longestShort = 80

const nameTexts = new Map<string, string>()
const mostNames = 500

/** The names of a payload's fields are few, but for those of maps by id. */
function nameText(name: string): string {
  const known = nameTexts.get(name)
  if (known !== undefined) return known
  const text = escapeJson(name)
  if (nameTexts.size < mostNames) nameTexts.set(name, text)
  return text
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(value: unknown): string {
  const text = JSON.stringify(value)
  return unsafe.test(text) ? text.replace(eachUnsafe, (sign) => escapes[sign] ?? sign) : text
}

const unsafe = /[<\u2028\u2029]/
const eachUnsafe = /[<\u2028\u2029]/g
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
