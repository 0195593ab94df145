import { hash } from 'node:crypto'
import type { FileReading, FileToRead, ImportRow } from '../../../../shared/api/imports-api.ts'
import { rowStates } from '../../../../shared/api/list-views.ts'
import { matchHeadings, missingColumns, plainHeading } from '../../../../shared/catalogue/import-headings.ts'
import { findWaitingBeers } from '../../own-beers/find-waiting-beers.ts'
import { findRange, isExternalIdTaken } from '../../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { chosenHeadings, rememberHeadings } from './brewery-import-queries.ts'
import { lookInto } from './find-in-range.ts'
import type { IsForeign } from './beer-cells.ts'
import { planBeers } from './plan-beers.ts'
import { planPrices } from './plan-prices.ts'
import { planStock, type SizedRow } from './plan-stock.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { readUploadRow, type RowCells } from './upload-cells.ts'
import { leftOutOf, sumsOf, warningsOf } from './upload-sums.ts'

export type UploadedFile = { breweryId: string; body: FileToRead; now: Date }

/** Rows that one answer shows. */
const mostShown = 500

/** What a file would do, row by row; headings chosen by hand are remembered for the brewery. Throws as readUpload. */
export async function planUpload(database: Database, { breweryId, body, now }: UploadedFile) {
  const { kind, file, columns = [], countedAt } = body
  await rememberHeadings(
    database,
    columns.map(({ heading, field }) => ({ breweryId, kind, heading: plainHeading(heading), field })),
  )
  const chosen = await chosenHeadings(database, { breweryId, kind })
  const upload = readUpload(
    file,
    (cells) => missingColumns(kind, matchHeadings(kind, cells, chosen)).length === 0,
  )
  const matched = matchHeadings(kind, upload.headings, chosen)
  const missing = missingColumns(kind, matched)
  const headings = upload.headings.map((heading, at) => ({ heading, field: matched[at] ?? null }))
  if (missing.length > 0) return { headings, missing, rows: [] as PlannedRow[], notes: [], upload }
  const read = upload.rows.map((row) => readUploadRow(row, matched, upload))
  const good = read.flatMap((row) => ('reason' in row ? [] : [row]))
  const bad = read.flatMap((row) => ('reason' in row ? [refusedRow(row.line, '', row.reason)] : []))
  const counted = { countedAt: countedAt === undefined ? null : new Date(countedAt), now }
  const planned = await planRows(database, { breweryId, kind, rows: good, counted })
  const all = [...bad, ...planned].toSorted((one, other) => one.line - other.line)
  const single = singleCells(upload)
  // In a list of beers one cell may be a beer that lacks the rest, which the person has to see.
  const isNote = ({ line, state, title }: PlannedRow) =>
    kind !== 'beers' &&
    state === 'refused' &&
    single.has(line) &&
    (title === '' || title === single.get(line))
  return {
    headings,
    missing,
    rows: all.filter((row) => !isNote(row)),
    notes: all.filter(isNote).map(({ line }) => single.get(line)!),
    upload,
  }
}

/** Lines with one cell, which may be notes between rows ('CASK', 'Prices exclude VAT.'), by their number. */
function singleCells({ rows, headings }: Upload): ReadonlyMap<number, string> {
  if (headings.length < 2) return new Map()
  return new Map(
    rows.flatMap(({ line, cells }) => {
      const [only, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
      return only === undefined || others.length > 0 ? [] : [[line, only] as const]
    }),
  )
}

type Planning = {
  breweryId: string
  kind: FileToRead['kind']
  rows: readonly RowCells[]
  counted: { countedAt: Date | null; now: Date }
}

async function planRows(
  database: Database,
  { breweryId, kind, rows, counted }: Planning,
): Promise<PlannedRow[]> {
  const range = await findRange(database, breweryId)
  if (kind === 'beers') {
    const look = lookInto({ ...range, waiting: await findWaitingBeers(database, breweryId) })
    const isForeign = await foreignIds(database, rows, look)
    return planBeers(rows, { look, isForeign, now: counted.now })
  }
  const look = lookInto(range)
  const refused: PlannedRow[] = []
  const sized: SizedRow[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const found = look.sizeOf(row)
    const named = [row.text('beer'), row.text('container')].filter(Boolean).join(', ')
    if (typeof found === 'string') refused.push(refusedRow(row.line, named, found))
    else if (seen.has(found.container.id))
      refused.push(
        refusedRow(row.line, found.title, `Line ${seen.get(found.container.id)} names it already.`),
      )
    else {
      seen.set(found.container.id, row.line)
      sized.push({ ...found, row })
    }
  }
  const planned =
    kind === 'stock' ? await planStock(database, sized, counted) : planPrices(sized, counted.now)
  return [...refused, ...planned]
}

/** Which ids of new beers and sizes others have. */
async function foreignIds(
  database: Database,
  rows: readonly RowCells[],
  look: ReturnType<typeof lookInto>,
): Promise<IsForeign> {
  const taken = new Set<string>()
  const tried = new Set<string>()
  const tryOne = async (table: 'beers' | 'containers', id: string | undefined) => {
    if (id === undefined || tried.has(`${table} ${id}`)) return
    tried.add(`${table} ${id}`)
    if (await isExternalIdTaken(database, table, id)) taken.add(`${table} ${id}`)
  }
  for (const row of rows) {
    const beer = look.beerOf(row)
    if (beer === null) await tryOne('beers', row.text('beerId'))
    if (beer === null || typeof beer === 'string' || look.sizeOfBeer(beer, row) === null)
      await tryOne('containers', row.text('containerId'))
  }
  return (table, id) => taken.has(`${table} ${id}`)
}

/** What needs a look comes first. */
const rank = ({ state, warnings }: ImportRow) =>
  state === 'refused' ? 0 : warnings.length > 0 ? 1 : state === 'same' ? 3 : 2

/** What a person sees of a plan before it is imported (SELL-35). */
export async function readingOf(database: Database, uploaded: UploadedFile): Promise<FileReading> {
  const plan = await planUpload(database, uploaded)
  const { headings, missing, rows, notes, upload } = plan
  const counts = Object.fromEntries(
    rowStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as FileReading['counts']
  const shown = rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostShown)
  return {
    headings,
    missing,
    counts,
    rows: shown.map(({ acts: _acts, ...row }) => row),
    sums: [...sumsOf(rows), ...leftOutOf(upload, notes)],
    warnings: warningsOf(rows),
    digest: digestOf(uploaded, plan),
  }
}

/** The same for as long as the same file does the same; a count without a moment is one of now. */
export function digestOf(
  { body: { kind, countedAt } }: UploadedFile,
  { rows, upload, headings }: Awaited<ReturnType<typeof planUpload>>,
): string {
  const done = rows.map(({ line, state, cells, reason }) => [line, state, cells, reason])
  return hash('sha256', JSON.stringify([kind, countedAt ?? null, upload.digest, headings, done]), 'base64url')
}
