import type { PagePayload } from '../../../shared/pages/page-payload.ts'
import {
  cardColumns,
  type Columns,
  columnsField,
  isListOfItems,
  rowOf,
} from '../../../shared/pages/payload-rows.ts'
import type { Piece } from '../../platform/cache/body-forms.ts'
import { textOf } from '../../platform/cache/cached-body.ts'
import { isLasting, type PartCache } from '../../platform/cache/part-cache.ts'
import { createSegment } from '../../platform/cache/segment.ts'

/**
 * The payload as JSON that cannot end a script element, piece by piece: objects that last are written once and reused.
 * Equal to JSON.stringify of the payload, but for the escapes.
 */
export const payloadPieces = (payload: PagePayload, parts: PartCache): Piece[] =>
  piecesOf(payload, parts, false)

/** The same for a document, with lists as rows: the names of their fields would be a third of it. */
export const payloadRowPieces = (payload: PagePayload, parts: PartCache): Piece[] =>
  piecesOf(payload, parts, true)

function piecesOf(payload: object, parts: PartCache, asRows: boolean): Piece[] {
  const pieces: Piece[] = []
  let text = ''

  // The tag of an answer is hashed from its segments' digests.
  const endText = () => {
    pieces.push(text.length > longestShort ? createSegment(text) : text)
    text = ''
  }
  /** Whether the value lasts, and so is written as a part. */
  const writePart = (value: object, name: string, written: () => string): boolean => {
    const part = parts.segment(value, name, written)
    if (part === null) return false
    endText()
    pieces.push(part)
    return true
  }
  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) text += escapeJson(value ?? null)
    else if (!writePart(value, asRows ? 'rows' : 'json', () => textOf(piecesOf(value, parts, asRows))))
      writeFields(value)
  }
  const writeFields = (value: object): void => {
    if ('toJSON' in value) text += escapeJson(value)
    else if (!Array.isArray(value)) writeObject(value)
    else if (asRows && hasRows(value)) writeRows(value)
    else writeArray(value)
  }
  const writeEach = (list: readonly unknown[], writeItem: (item: unknown) => void): void => {
    text += '['
    list.forEach((item, at) => {
      if (at > 0) text += ','
      writeItem(item)
    })
    text += ']'
  }
  const writeArray = (list: readonly unknown[]): void => {
    // Where the first of a list does not last, the others do not either.
    if (asRows || (list[0] && isLasting(list[0]))) writeEach(list, write)
    else text += escapeJson(list)
  }
  const writeRows = (list: readonly object[]): void => {
    const columns = columnsOf(list[0]!)
    text += `{"${columnsField}":${escapeJson(columns)},"rows":`
    if (columns === cardColumns) writeEach(list, (card) => writeCard(card as object))
    else {
      const rows = list.map((item) => rowOf(item, columns) ?? item)
      if (rows.every(isOfScalars)) text += escapeJson(rows)
      else writeEach(rows, (row) => (Array.isArray(row) ? writeEach(row, write) : write(row)))
    }
    text += '}'
  }
  const writeCard = (card: object): void => {
    const written = () => escapeJson(rowOf(card, cardColumns) ?? card)
    if (!writePart(card, 'row', written)) text += written()
  }
  const writeObject = (object: object): void => {
    if (Object.hasOwn(object, columnsField))
      throw new Error(`No field of a payload is called ${columnsField}`)
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

  writeFields(payload)
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

const hasRows = (list: readonly unknown[]): list is object[] =>
  list.length > 1 && isListOfItems(list) && list.every((item) => typeof item === 'object' && item !== null)

const isOfScalars = (row: unknown): boolean =>
  Array.isArray(row) && row.every((value) => typeof value !== 'object' || value === null)

/** A card's row is the same in every list; any other list takes the fields of its first item. */
const columnsOf = (first: object): Columns =>
  isLasting(first) && rowOf(first, cardColumns) !== null ? cardColumns : Object.keys(first)

/** JSON that cannot end the script element it is in. */
export function escapeJson(value: unknown): string {
  const text = JSON.stringify(value)
  return unsafe.test(text) ? text.replace(eachUnsafe, (sign) => escapes[sign] ?? sign) : text
}

const unsafe = /[<\u2028\u2029]/
const eachUnsafe = /[<\u2028\u2029]/g
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
