import type { SheetRow, SheetToSave } from '../../../shared/api/price-lists-api.ts'
import { priceOn } from '../../../shared/prices/price-on.ts'
import { type Raise, raisedPrice } from '../../../shared/prices/raise-price.ts'
import { readPrice } from './read-price-list.ts'

export type SheetColumn = 'price' | 'units'
/** What is typed into the cells of a size, as it was typed. */
export type SizeEdit = Readonly<Partial<Record<SheetColumn, string>>>
export type SheetEdits = Readonly<Record<string, SizeEdit>>

const sheetColumns: readonly SheetColumn[] = ['price', 'units']

export type ReadCell = { isWrong: boolean; value: number | null }

/** The cell as pence or units; a dash takes the price away. */
export function readCell(column: SheetColumn, typed: string): ReadCell {
  const text = typed.trim()
  if (column === 'units') {
    const isUnits = /^\d{1,6}$/.test(text)
    return { isWrong: !isUnits, value: isUnits ? Number(text) : null }
  }
  if (/^[-–]$/.test(text)) return { isWrong: false, value: null }
  const value = readPrice(text)
  return { isWrong: value === null, value }
}

/** A cell typed into; what is empty again is no edit. */
export function withCell(edits: SheetEdits, id: string, column: SheetColumn, typed: string): SheetEdits {
  const { [id]: before = {}, ...others } = edits
  const { [column]: _was, ...rest } = before
  const edit: SizeEdit = typed.trim() === '' ? rest : { ...rest, [column]: typed }
  return Object.keys(edit).length === 0 ? others : { ...others, [id]: edit }
}

/** The cells of a text that a spreadsheet has copied: rows by lines, columns by tabs. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Fills the cells from a place on; what reaches beyond the sheet is left out. */
export function withPasted(
  edits: SheetEdits,
  cells: readonly (readonly string[])[],
  { ids, at, column }: { ids: readonly string[]; at: number; column: SheetColumn },
): SheetEdits {
  const first = sheetColumns.indexOf(column)
  return cells.reduce(
    (filled, row, down) =>
      row.reduce((each, typed, right) => {
        const [id, to] = [ids[at + down], sheetColumns[first + right]]
        return id === undefined || to === undefined ? each : withCell(each, id, to, typed)
      }, filled),
    edits,
  )
}

/** New prices of the ticked sizes, from what they cost on that day; a size without a price stays. */
export function withRaise(
  edits: SheetEdits,
  rows: readonly SheetRow[],
  { raise, step, fromDay }: { raise: Raise; step: number; fromDay: string },
): SheetEdits {
  return rows.reduce((raised, row) => {
    const base = priceOn(row, fromDay)
    if (base === null) return raised
    return withCell(raised, row.containerId, 'price', (raisedPrice(base, raise, step) / 100).toFixed(2))
  }, edits)
}

type ReadSheet = { kind: 'sheet'; body: SheetToSave } | { kind: 'wrong'; id: string; column: SheetColumn }

/** All edits as the call takes them, in the order of the rows, or the first cell that is wrong. */
export function readEdits(edits: SheetEdits, rows: readonly SheetRow[], fromDay: string): ReadSheet {
  const body: SheetToSave = { fromDay, prices: [], counts: [] }
  for (const { containerId } of rows)
    for (const column of sheetColumns) {
      const typed = edits[containerId]?.[column]
      if (typed === undefined) continue
      const { isWrong, value } = readCell(column, typed)
      if (isWrong) return { kind: 'wrong', id: containerId, column }
      if (column === 'price') body.prices.push({ containerId, priceMinor: value })
      else body.counts.push({ containerId, units: value! })
    }
  return { kind: 'sheet', body }
}

/** Where a key leads from a cell; null where it stays. */
export function nextCell(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { at, column }: { at: number; column: SheetColumn },
  caret: { isAtStart: boolean; isAtEnd: boolean },
): { at: number; column: SheetColumn } | null {
  const side = sheetColumns.indexOf(column)
  const sideways = (to: number) => {
    const next = sheetColumns[side + to]
    return next === undefined ? null : { at, column: next }
  }
  switch (key) {
    case 'Enter':
      return { at: at + (shiftKey ? -1 : 1), column }
    case 'ArrowDown':
      return { at: at + 1, column }
    case 'ArrowUp':
      return { at: at - 1, column }
    case 'ArrowRight':
      return caret.isAtEnd ? sideways(1) : null
    case 'ArrowLeft':
      return caret.isAtStart ? sideways(-1) : null
    default:
      return null
  }
}
