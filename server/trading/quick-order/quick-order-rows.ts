import { trimEnds } from '../../../shared/format/slug.ts'
import { readQuantityCell } from './quantity-cell.ts'
import { type LineFacts, readOrderLine } from './quick-order-line.ts'
import { numberWord } from './quick-order-words.ts'
import { withoutThousandsCommas } from './written-numbers.ts'
import { type OrderColumns, readColumns, splitCells } from './quick-order-columns.ts'

/** One thing an order asks for, as it was written and as it was understood. */
export type QuickOrderRow = LineFacts & {
  /** As written. */
  text: string
  /** From 1. */
  lineNumber: number
  /** 'note' for what asks for nothing: greetings, totals, names of columns. */
  kind: 'item' | 'note'
}

/**
 * Reads an order as people write it, or a CSV with names of columns: a row for each thing it asks for. Never throws,
 * and every line that is not blank has at least one row. Beyond `mostRows`, lines are counted and not read.
 */
export function readOrderText(
  text: string,
  mostRows: number = Infinity,
): { rows: QuickOrderRow[]; leftOut: number } {
  const rows: QuickOrderRow[] = []
  let unread = 0
  let columns: OrderColumns | null = null
  for (const { line, index } of shortLines(text)) {
    if (isBlank(line)) continue
    if (rows.length >= mostRows) {
      unread += 1
      continue
    }
    const named = readColumns(line)
    columns = named ?? columns
    const pieces = named ? [namesOfColumns(line)] : piecesOfLine(line, columns)
    rows.push(...pieces.map((piece) => ({ ...piece, lineNumber: index + 1 })))
  }
  return { rows: rows.slice(0, mostRows), leftOut: unread + Math.max(0, rows.length - mostRows) }
}

/** Longer lines are read in parts, in characters: no pattern meets a long text. */
const longestLine = 300

/** Commas of thousands are between no two things, nor do those that the end may have cut from their number. */
const betweenThings = /;|(?<!\d),|,(?!\d{0,3}$|\d{3}(?!\d))/g

/** The lines of a text with their numbers from 0, long ones taken apart at a separator, or at a space, or anywhere. */
function* shortLines(text: string): Generator<{ line: string; index: number }> {
  for (const [index, whole] of text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).entries()) {
    let rest = whole
    while (rest.length > longestLine) {
      const start = rest.slice(0, longestLine)
      const separator = start.matchAll(betweenThings).reduce((_, { index }) => index, -1)
      const cut = 1 + (separator > longestLine / 2 ? separator : start.lastIndexOf(' '))
      const end = cut > longestLine / 2 ? cut : longestLine
      yield { line: rest.slice(0, end), index }
      rest = rest.slice(end)
    }
    yield { line: rest, index }
  }
}

type LineRow = Omit<QuickOrderRow, 'lineNumber'>

const namesOfColumns = (line: string): LineRow => ({ ...readOrderLine(''), text: line.trim(), kind: 'note' })

function piecesOfLine(line: string, columns: OrderColumns | null): LineRow[] {
  const row = columns && rowOfCells(line, columns)
  if (row) return [row]
  return piecesOf(line).map(({ text, facts }) => ({ ...facts, text, kind: kindOf(text, facts) }))
}

/** Nothing that can be seen: spaces of any kind and characters without a width. */
const isBlank = (line: string) => /^[\s\u200b-\u200d\ufeff\0]*$/.test(line)

/** Null where the line has other cells than its table. A row of an order form with no quantity filled in asks for nothing. */
function rowOfCells(line: string, columns: OrderColumns): LineRow | null {
  const cells = cellsOf(line, columns)
  const hasExtra = cells.slice(columns.count).some((cell) => cell !== '')
  if (cells.length < 2 || hasExtra) return null
  const textOf = (columns: readonly number[]) => columns.map((at) => cells[at] ?? '').join(' ')
  const facts = readOrderLine(`${textOf(columns.words)} ${textOf(columns.sizes)}`)
  const text = line.trim()
  const asRead: LineRow = { ...facts, text, kind: kindOf(text, facts) }
  if (columns.quantity === null) return asRead
  const cell = cells[columns.quantity]
  // A line that is shorter than its table may say how many elsewhere.
  if (cell === undefined && facts.isQuantityGiven) return asRead
  const quantity = readQuantityCell(cell ?? '')
  if (quantity === 'blank') return { ...asRead, kind: 'note' }
  const isDoubtful = quantity === 'doubtful'
  return {
    ...asRead,
    quantity: isDoubtful ? 1 : quantity,
    isQuantityGiven: true,
    isQuantityDoubtful: isDoubtful,
    quantityWord: null,
  }
}

/** Where a line has more cells than its table, commas of thousands may be in it without quotes. */
function cellsOf(line: string, { separator, count }: OrderColumns): string[] {
  const cells = splitCells(line, separator)
  return cells.length > count ? splitCells(withoutThousandsCommas(line), separator) : cells
}

/** A line is taken apart at so many places; what comes after stays together. */
const mostCuts = 24

type Piece = { text: string; facts: LineFacts }

/** Where one line may hold several things: separators that are in no number. */
const separators = /(?<!\d),|,(?!\d{3}\b)|[;|\t]|\s(?:\+|&|and|plus|\/)\s/gi

/**
 * Takes a line apart where a further thing begins: a piece that counts something of its own, after one that is
 * complete. 'Towpath Bitter, 9g, 2' stays one; '2 firkin pale, 1 30l keg stout' is two; and 'Towpath Bitter 2 firkins,
 * 1 pin' is two of the same beer.
 */
function piecesOf(line: string): Piece[] {
  const places = line.matchAll(separators).take(mostCuts)
  const cuts = [0, ...places.map(({ index, 0: match }) => index + match.length)]
  const pieces: Piece[] = []
  const read = readOnce()
  let start = 0
  for (const [at, cut] of cuts.entries()) {
    const part = line.slice(cut, cuts[at + 1])
    if (cut > start && beginsAnother(read, line.slice(start, cut), part, line[cut - 1] ?? '')) {
      pieces.push(pieceOf(read, line.slice(start, cut)))
      start = cut
    }
  }
  pieces.push(pieceOf(read, line.slice(start)))
  return pieces.map((piece, at) => withWordsBefore(piece, pieces.slice(0, at)))
}

type Read = (text: string) => LineFacts

/** The facts of a text, read once: a part of a line is asked for as what begins, as what is before, and as a piece. */
function readOnce(): Read {
  const known = new Map<string, LineFacts>()
  return (text) => {
    const facts = known.get(text) ?? readOrderLine(text)
    known.set(text, facts)
    return facts
  }
}

function pieceOf(read: Read, text: string): Piece {
  const trimmed = trimEnds(text.trimStart(), (sign) => ',;|'.includes(sign) || sign.trim() === '')
  return { text: trimmed, facts: read(text) }
}

function beginsAnother(read: Read, textBefore: string, text: string, separator: string): boolean {
  const part = read(text)
  // What is before is read only where it can matter: a line may have many separators.
  if (!part.isQuantityGiven && (separator !== ';' || part.words.length === 0)) return false
  const before = read(textBefore)
  const isWhole = before.words.length > 0
  if (separator === ';' && isWhole && part.words.length > 0) return true
  if (!part.isQuantityGiven || !isWhole) return false
  if (part.words.length > 0) return before.isQuantityGiven || beginsWithCount(text)
  return before.isQuantityGiven && namesContainer(before) && namesContainer(part)
}

function beginsWithCount(text: string): boolean {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}]+/u) ?? []
  return /^\d/.test(first) || numberWord(first) !== null
}

/** '…, 1 pin' is one of the beer before it. */
function withWordsBefore(piece: Piece, before: readonly Piece[]): Piece {
  const { facts } = piece
  if (facts.words.length > 0 || !namesContainer(facts)) return piece
  const named = before.findLast(({ facts }) => facts.words.length > 0)
  return named ? { ...piece, facts: { ...facts, words: named.facts.words } } : piece
}

const namesContainer = ({ container }: LineFacts) => container.family !== null || container.volumeMl !== null

const talk =
  /^\W*(?:hi|hiya|hello|hey|dear|thanks|thank you|thx|cheers|regards|kind regards|many thanks|sub-?total|total|order for|delivery|deliver|po|po number|date|from|to|re|subject)\b/i

function kindOf(text: string, facts: LineFacts): 'item' | 'note' {
  if (facts.words.length === 0 && !namesContainer(facts)) return 'note'
  return talk.test(text) && !namesContainer(facts) ? 'note' : 'item'
}
