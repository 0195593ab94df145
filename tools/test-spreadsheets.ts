/** Files of imports as spreadsheet programs write them. `node tools/test-spreadsheets.ts --help` */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededChance } from '../bench/seeded-chance.ts'
import { readUpload } from '../server/backoffice/import/files/read-upload.ts'
import { readUploadRow } from '../server/backoffice/import/files/upload-cells.ts'
import {
  importColumns,
  type ImportField,
  type ImportKind,
  matchHeadings,
  missingColumns,
} from '../shared/catalogue/import-headings.ts'
import { type RandomTable, randomTable } from '../tests/spreadsheets/random-table.ts'
import { findSpreadsheetPrograms, randomConversions } from '../tests/spreadsheets/spreadsheet-programs.ts'
import { writeSheet } from '../tests/spreadsheets/write-sheet.ts'

const usage = `node tools/test-spreadsheets.ts [--files 200] [--seed 7] [--if-available]

Random tables of stock, prices and beers are saved as text by LibreOffice and Gnumeric, in all the forms that these offer,
and must be read as the rows that they were.

  --files         how many files, 200 without it
  --seed          the same files; drawn and printed without it
  --if-available  exit status 0 where a program is missing (Debian: libreoffice-calc-nogui gnumeric)
`

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '200' },
    seed: { type: 'string' },
    'if-available': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
const found = findSpreadsheetPrograms()
if ('missing' in found) {
  process.stdout.write(`Skipped the spreadsheets, for this machine lacks: ${found.missing.join(', ')}.\n`)
  process.exit(values['if-available'] ? 0 : 1)
}
const files = Number(values.files)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000))
process.stdout.write(`seed ${seed}\n`)
const chance = seededChance(seed)
const folder = await mkdtemp(join(tmpdir(), 'dray-spreadsheets-'))
/** LibreOffice takes seconds to start, and then many files at once. */
const filesOfOne = 8
let read = 0
const faults: string[] = []
try {
  while (read < files)
    for (const { name, shape, convert } of randomConversions(found.programs, chance, folder)) {
      const tables = Array.from({ length: Math.min(filesOfOne, files - read) }, () =>
        randomTable(chance, shape),
      )
      if (tables.length === 0) continue
      const into = join(folder, `${read}`)
      await mkdir(into)
      const workbooks = await Promise.all(
        tables.map(async ({ cells }, at) => {
          const workbook = join(into, `${at}.ods`)
          await writeFile(workbook, writeSheet(cells))
          return workbook
        }),
      )
      await convert(workbooks, into)
      for (const [at, table] of tables.entries()) {
        const fault = await compare(table, await readFile(join(into, `${at}.csv`)))
        if (fault !== null) faults.push(`${name}: ${fault}`)
      }
      read += tables.length
    }
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${read - faults.length} of ${read} files were read as the tables that they were.\n`)
process.exit(faults.length === 0 ? 0 : 1)

/** The first difference between a file and its table, for people; null where there is none. */
async function compare({ kind, plain }: RandomTable, file: Buffer): Promise<string | null> {
  const quoted = plain.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  try {
    const [rows, wanted] = [rowsOf(kind, file), rowsOf(kind, Buffer.from(quoted.join('\n')))]
    const at = wanted.findIndex((row, index) => row !== rows[index])
    if (at === -1 && rows.length === wanted.length) return null
    return `${kind}, row ${at + 1} of ${wanted.length} (${rows.length} in the file)\n  ${wanted[at]}\n  ${rows[at]}\n  ${file.toString('utf8').slice(0, 600)}`
  } catch (error) {
    return `${kind}, ${String(error)}\n  ${file.toString('utf8').slice(0, 300)}`
  }
}

/** Each row as JSON of its fields, or its reason. */
function rowsOf(kind: ImportKind, file: Buffer): string[] {
  const none = new Map()
  const isHeading = (cells: readonly string[]) =>
    missingColumns(kind, matchHeadings(kind, cells, none)).length === 0
  const upload = readUpload(file.toString('base64'), isHeading)
  const matched = matchHeadings(kind, upload.headings, none)
  return upload.rows.map((row) => {
    const cells = readUploadRow(row, matched, upload)
    if ('reason' in cells) return cells.reason
    const valueOf = (field: ImportField) =>
      (field === 'abv' ? cells.number(field) : cells.text(field)) ?? null
    return JSON.stringify(importColumns[kind].fields.map((field) => [field, valueOf(field)]))
  })
}
