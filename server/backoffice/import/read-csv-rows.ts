import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse, type CsvError, type InfoRecord } from 'csv-parse'
import { checkHeader } from './check-header.ts'
import { longestRow, UnreadableFile } from './source-row.ts'
import type { CatalogueSource, RowReader, SourceRow } from './source-row.ts'

type Parsed = { record: string[]; info: InfoRecord }

/** Streams the rows of a CSV file (RFC 4180; a byte order mark, CRLF and line ends inside quotes are fine). */
export function readCsvRows(source: CatalogueSource): RowReader {
  const bytes = createReadStream(source.path)
  const columns = new Set<string>()
  return { rows: readRows(source, bytes, columns), columns, bytesRead: () => bytes.bytesRead }
}

async function* readRows(
  source: CatalogueSource,
  bytes: ReturnType<typeof createReadStream>,
  columns: Set<string>,
): AsyncGenerator<SourceRow> {
  let broken: CsvError | undefined
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: longestRow,
    // The rows before the fault are still delivered: on_skip records the first fault and reading stops there.
    skip_records_with_error: true,
    on_skip: (error) => {
      broken ??= error
    },
  })
  pipeline(bytes, parser, () => {})
  // The parser counts CRLF inside quotes twice, so lines are counted here.
  let next = 1
  let emptyLines = 0
  let records = 0
  let header: readonly string[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (broken && records >= Number(broken['records'])) break
      records += 1
      const line = next + info.empty_lines - emptyLines
      emptyLines = info.empty_lines
      next = line + 1 + lineEndsIn(record)
      if (header === null) {
        header = record.map((name) => name.trim())
        checkHeader(source.file, header, line)
        for (const name of header) columns.add(name)
        continue
      }
      yield toRow(header, record, line)
    }
  } finally {
    bytes.destroy()
  }
  if (broken) throw new UnreadableFile(next, [{ column: '', reason: brokenReason(broken) }])
  if (header === null) throw new UnreadableFile(1, [{ column: '', reason: 'has no header line' }])
}

function toRow(header: readonly string[], record: readonly string[], line: number): SourceRow {
  const cells: Record<string, string> = {}
  for (const [index, name] of header.entries()) cells[name] = record[index] ?? ''
  if (record.length === header.length) return { line, cells, faults: [] }
  const reason = `the row has ${record.length} cells, the header ${header.length}`
  return { line, cells, faults: [{ column: '', reason }] }
}

function lineEndsIn(record: readonly string[]): number {
  let ends = 0
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) ends += 1
  }
  return ends
}

function brokenReason({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is opened and never closed'
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `the row is longer than ${longestRow} bytes; is a quote not closed?`
  }
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE') {
    return 'a quote is inside a cell: double it and quote the whole cell; nothing after it can be read'
  }
  return message
}
