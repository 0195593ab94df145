import type { ImportField } from '../../../../shared/catalogue/import-headings.ts'
import { catalogueFiles, type CellValue, type Column } from '../catalogue-columns.ts'
import { readCell } from '../read-cell.ts'
import { Refusal } from '../read-number-cell.ts'
import { beerStyles } from '../../../../shared/catalogue/beer-styles.ts'
import type { Upload, UploadRow } from './read-upload.ts'
import {
  dayOfCell,
  litresOfCell,
  momentOfCell,
  withoutBinaryNoise,
  withoutGermanSigns,
} from './written-forms.ts'

/** A cell of the catalogue's import that means the same. */
const columnNames: Partial<Record<ImportField, readonly [file: 'beers' | 'containers', column: string]>> = {
  beer: ['beers', 'name'],
  style: ['beers', 'style'],
  abv: ['beers', 'target_abv'],
  allergens: ['beers', 'allergens'],
  ingredients: ['beers', 'ingredients'],
  glutenFree: ['beers', 'gluten_free'],
  description: ['beers', 'description'],
  tastingNotes: ['beers', 'tasting_notes'],
  beerId: ['beers', 'external_id'],
  containerId: ['containers', 'external_id'],
  container: ['containers', 'name'],
  onHand: ['containers', 'available_units'],
  countedAt: ['containers', 'counted_at'],
  price: ['containers', 'price'],
  type: ['containers', 'type'],
  packSize: ['containers', 'pack_size'],
  coupler: ['containers', 'coupler_type'],
  multiple: ['containers', 'order_multiple'],
  soldOnline: ['containers', 'sold_online'],
  fromDay: ['beers', 'last_batch_date'],
}
const columns = new Map<ImportField, Column>(
  (Object.entries(columnNames) as [ImportField, readonly [string, string]][]).map(([field, [file, name]]) => {
    const column = catalogueFiles
      .find((each) => each.name === file)!
      .columns.find((each) => each.name === name)!
    return [field, column]
  }),
)
const numbers = new Set<ImportField>(['price', 'abv'])
const figures = new Set<ImportField>(['onHand', 'packSize', 'multiple'])
const flags = new Set<ImportField>(['glutenFree', 'soldOnline'])
const styleCodes = new Map(
  beerStyles.flatMap(({ substyles }) => substyles.map(({ code, name }) => [name.toLowerCase(), code])),
)
const words: Readonly<Record<string, string>> = {
  yes: 'true',
  y: 'true',
  '1': 'true',
  no: 'false',
  n: 'false',
  '0': 'false',
}

/** The cells of a row by what they are: a value, or undefined for an empty cell. */
export type RowCells = {
  line: number
  has: (field: ImportField) => boolean
  text: (field: ImportField) => string | undefined
  number: (field: ImportField) => number | undefined
  flag: (field: ImportField) => boolean | undefined
  list: (field: ImportField) => string[] | undefined
}

/** The cells of a row, read as the catalogue's import reads its own, or why the row is refused. */
export function readUploadRow(
  { line, cells }: UploadRow,
  matched: readonly (ImportField | null)[],
  upload: Pick<Upload, 'headings' | 'delimiter' | 'hasDecimalCommas' | 'thousandsColumns'>,
): RowCells | { line: number; reason: string } {
  const extra = extraCells(cells, upload)
  if (extra !== null) return { line, reason: extra }
  const values = new Map<ImportField, CellValue>()
  for (const [at, field] of matched.entries()) {
    const raw = cells[at]?.trim() ?? ''
    if (field === null || raw === '') continue
    const isDecimal = upload.hasDecimalCommas && !upload.thousandsColumns.has(at)
    const value = readField(field, plainText(field, raw, isDecimal))
    if (value instanceof Refusal) return { line, reason: `${upload.headings[at] ?? ''} ${value.reason}.` }
    values.set(field, value)
  }
  const valueOf = <T>(field: ImportField) => values.get(field) as T | undefined
  return {
    line,
    has: (field) => matched.includes(field),
    text: (field) => valueOf<string>(field),
    number: (field) => (values.has(field) ? Number(values.get(field)) : undefined),
    flag: (field) => valueOf<boolean>(field),
    list: (field) => valueOf<string[]>(field),
  }
}

const delimiterNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

/**
 * Why a row with more cells than headings cannot be read: 1,250.00 without quotes is two cells, and moves all that
 * follow. Empty cells at the end are none, unless two cells look like such a number.
 */
function extraCells(
  cells: readonly string[],
  { headings, delimiter }: Pick<Upload, 'headings' | 'delimiter'>,
): string | null {
  const count = headings.findLastIndex((heading) => heading !== '') + 1
  const filled = cells.findLastIndex((cell) => cell !== '') + 1
  const isCut = cells.some(
    (cell, at) => /^\D?\d{1,3}$/.test(cell) && /^\d{3}(\.\d+)?$/.test(cells[at + 1] ?? ''),
  )
  if (filled <= count && !(cells.length > headings.length && delimiter === ',' && isCut)) return null
  const what = delimiter === ',' ? 'numbers' : 'cells'
  return `The row has ${Math.max(filled, count + 1)} cells, the heading ${count}: put ${what} with ${delimiterNames[delimiter]} in quotes.`
}

function readField(field: ImportField, text: string): CellValue | Refusal {
  if (field === 'litres')
    return /^\d{1,4}(\.\d{1,3}0{0,9})?$/.test(text) && Number(text) > 0
      ? Number(text)
      : new Refusal('is not litres such as 40.9')
  const value = readCell(columns.get(field)!, text)
  return value instanceof Refusal ? new Refusal(dayRefusals[field] ?? value.reason) : value
}

/** With the forms that a brewery's file may have beside those of the catalogue's own. */
const dayRefusals: Partial<Record<ImportField, string>> = {
  fromDay: 'is not a day such as 2026-03-05, 05/03/2026 or 5 Mar 2026',
  countedAt: 'is not a day and time such as 2026-03-05 09:30 or 05/03/2026 09:30',
}

/**
 * What people write for what the import's own files write: '£1,234.50', '4,3 %', '1,250', '01/12/2026', 'yes', 'Best
 * Bitter', 'a, b'.
 */
function plainText(field: ImportField, cell: string, hasDecimalCommas: boolean): string {
  const raw = figures.has(field) || numbers.has(field) || field === 'litres' ? withoutBinaryNoise(cell) : cell
  // A sheet that knows a day writes it as its country does, however it was typed.
  if (field === 'fromDay') return dayOfCell(raw)
  if (field === 'countedAt') return momentOfCell(raw)
  if (figures.has(field))
    return hasDecimalCommas ? raw.replace(/^(\d+),0{1,2}$/, '$1') : withoutThousands(raw)
  if (field === 'litres')
    return litresOfCell(
      hasDecimalCommas ? raw.replace(/^(\d+),(?=\d{1,3}\D*$)/, '$1.') : withoutThousands(raw),
    )
  if (numbers.has(field)) {
    const number = withoutGermanSigns(raw.replace(/^£\s*/, ''))
    const bare = number.endsWith('%') ? number.slice(0, -1).trimEnd() : number
    if (hasDecimalCommas && /^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.')
    return withoutThousands(bare)
  }
  if (flags.has(field)) return words[raw.toLowerCase()] ?? raw.toLowerCase()
  if (field === 'style') return styleCodes.get(raw.toLowerCase()) ?? raw
  if (field === 'allergens')
    return raw
      .split(/[;,]/)
      .map((each) => each.trim())
      .join('|')
  if (field === 'type' || field === 'coupler') return raw.toLowerCase()
  return raw
}

/** '1,234.50' as '1234.50'. */
const withoutThousands = (text: string) =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
