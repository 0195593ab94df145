import { createReadStream, type ReadStream } from 'node:fs'
import { unknownColumn } from './check-header.ts'
import { longestRow, UnreadableFile } from './source-row.ts'
import type { CatalogueSource, Fault, RowReader, SourceRow } from './source-row.ts'

/** Streams the rows of a file with one JSON object a line; keys are column names, blank lines are passed over. */
export function readNdjsonRows(source: CatalogueSource): RowReader {
  const stream = createReadStream(source.path, { encoding: 'utf8' })
  const columns = new Set<string>()
  return { rows: readRows(source, stream, columns), columns, bytesRead: () => stream.bytesRead }
}

async function* readRows(
  source: CatalogueSource,
  stream: ReadStream,
  columns: Set<string>,
): AsyncGenerator<SourceRow> {
  const known = new Set(source.file.columns.map(({ name }) => name))
  let line = 0
  for await (const text of readLines(stream)) {
    line += 1
    const json = line === 1 ? text.replace(/^\ufeff/, '') : text
    if (json.trim() === '') continue
    const row = toRow(source, known, json)
    for (const name of Object.keys(row.cells)) columns.add(name)
    yield { line, ...row }
  }
}

async function* readLines(stream: ReadStream): AsyncGenerator<string> {
  let rest = ''
  let lines = 0
  for await (const chunk of stream as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    lines += parts.length
    yield* parts
    if (rest.length > longestRow) {
      const reason = `the row is longer than ${longestRow} characters`
      throw new UnreadableFile(lines + 1, [{ column: '', reason }])
    }
  }
  if (rest !== '') yield rest
}

function toRow(source: CatalogueSource, known: ReadonlySet<string>, json: string): Omit<SourceRow, 'line'> {
  const object = parseObject(json)
  if (object === null) return { cells: {}, faults: [{ column: '', reason: 'the line is not a JSON object' }] }
  const cells: Record<string, string> = {}
  const faults: Fault[] = []
  for (const [column, value] of Object.entries(object)) {
    const text = known.has(column) ? toCell(value) : null
    if (text !== null) cells[column] = text
    else if (known.has(column))
      faults.push({ column, reason: 'must be text, a number, true, false or a list' })
    else faults.push({ column: column.slice(0, 60), reason: unknownColumn(source.file) })
  }
  return { cells, faults }
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The cell a CSV file would hold; null when there is none, as for an object or an entry with the separator in it. */
function toCell(value: unknown): string | null {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return null
  const isPlain = value.every((entry) => typeof entry === 'string' && !entry.includes('|'))
  return isPlain ? value.join('|') : null
}
