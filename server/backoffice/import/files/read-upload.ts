import { hash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import type { CsvError } from 'csv-parse/sync'
import { formatNumber } from '../../../../shared/format/numbers.ts'
import { mostImportBytes, mostImportRows } from '../../../../shared/catalogue/import-headings.ts'
import { cutText } from '../../../../shared/format/cut-text.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { readCsvText } from '../../../../shared/format/csv.ts'

export type UploadRow = {
  /** Of its first line in the file, counted from 1. */
  line: number
  cells: readonly string[]
}
export type Delimiter = ',' | ';' | '\t'
const delimiters = [',', ';', '\t'] as const
/** Whether the cells of a line are the headings of a file of this kind. */
type IsHeading = (cells: readonly string[]) => boolean
export type Upload = {
  headings: readonly string[]
  rows: readonly UploadRow[]
  delimiter: Delimiter
  /** Numbers may be written '96,75' where commas do not part the cells. */
  hasDecimalCommas: boolean
  /** The places of columns in which 1,250 is 1250: no cell of theirs has a decimal comma, and tabs part the cells. */
  thousandsColumns: ReadonlySet<number>
  digest: string
  /** Lines above the headings: a title, an address, a date. */
  linesAbove: number
}

const mostHeadings = 100
/** The headings are in one of so many first lines. */
const mostLinesAbove = 20
const mostCellCharacters = 8000

/**
 * The rows of a file in UTF-8, UTF-16 or Windows-1252, its cells parted by comma, semicolon or tab (SELL-36). Throws RequestError
 * 400 that names the limit or the line which is wrong.
 */
export function readUpload(base64: string, isHeading: IsHeading = () => false): Upload {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > mostImportBytes)
    throw badField('file', 'The file has more than 2 MB. An import takes files to 2 MB.')
  const text = withoutSeparatorLine(decode(bytes).replace(/\r\n?/g, '\n'))
  if (text.includes('\u0000'))
    throw badField('file', 'This is no text file. Save the sheet as CSV and bring that.')
  const delimiter = delimiterOf(text, isHeading)
  const records = recordsOf(text, delimiter)
  const linesAbove = Math.max(
    0,
    records.slice(0, mostLinesAbove).findIndex(({ cells }) => isHeading(cells)),
  )
  const [header, ...rows] = records.slice(linesAbove)
  if (header === undefined) throw badField('file', 'The file is empty.')
  if (header.cells.length > mostHeadings)
    throw badField('file', `The file has more than ${mostHeadings} columns.`)
  if (rows.length > mostImportRows)
    throw badField(
      'file',
      `The file has ${formatNumber(rows.length)} rows. An import takes ${formatNumber(mostImportRows)} rows.`,
    )
  return {
    headings: header.cells.map((cell) => cutText(cell.trim(), 200)),
    // Lists that were printed have their headings on every page.
    rows: rows.filter(({ cells }) => cells.some((cell, at) => cell !== header.cells[at])),
    linesAbove,
    delimiter,
    hasDecimalCommas: delimiter !== ',',
    thousandsColumns: delimiter === '\t' ? thousandsColumns(rows) : new Set(),
    digest: hash('sha256', bytes, 'base64url'),
  }
}

/** Columns with a cell such as 1,250 and none such as 96,75, which shows that commas are decimal there. */
function thousandsColumns(rows: readonly UploadRow[]): Set<number> {
  const placesOf = (pattern: RegExp) =>
    new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (pattern.test(cell.trim()) ? [at] : []))))
  return placesOf(/^£?\d{1,3}(,\d{3})+(\.\d+)?$/).difference(placesOf(/^£?\d+,(\d{1,2}|\d{4,})$/))
}

/** Without 'sep=;', which tells Excel the delimiter; the lines keep their numbers. */
const withoutSeparatorLine = (text: string) => text.replace(/^"?sep=.?"?(?=\n)/i, '')

/**
 * UTF-16 by its byte order mark, UTF-8 where the bytes are; else Windows-1252, which old sheets are saved in. Gnumeric 1.12
 * writes further marks within the text, so all of them are left out.
 */
const decode = (bytes: Buffer): string => decodeWithMarks(bytes).replaceAll('\uFEFF', '')

function decodeWithMarks(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The delimiter of the cells: the one with which one of the first lines holds the headings, else the one that is most frequent
 * outside of quotes in the first line that has one.
 */
function delimiterOf(text: string, isHeading: IsHeading): Delimiter {
  const lines = text.split('\n', mostLinesAbove * 2).map((line) => line.slice(0, mostCellCharacters))
  const found = delimiters.find((sign) =>
    lines.some((line) => isHeading(line.split(sign).map((cell) => cell.trim().replace(/^"|"$/g, '')))),
  )
  if (found !== undefined) return found
  const unquoted = lines.map((line) => line.replace(/"[^"]*"/g, ''))
  const first = unquoted.find((line) => /[,;\t]/.test(line)) ?? ''
  const counts = delimiters.map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

function recordsOf(text: string, delimiter: string): UploadRow[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      max_record_size: mostCellCharacters * 4,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .map(({ record, info }) => ({ line: info.lines - lineEnds(record), cells: record.map(readCsvText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number }
    if (code === undefined) throw error
    const reason =
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quote is opened and never closed'
        : code === 'CSV_MAX_RECORD_SIZE'
          ? 'the row is too long; is a quote not closed?'
          : 'a quote is inside a cell: double it and quote the whole cell'
    throw badField('file', `Line ${lines ?? 1}: ${reason}.`)
  }
}

const lineEnds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
