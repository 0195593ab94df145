import { parseAwrsNumber } from '../../../shared/accounts/registered-numbers.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { CatalogueFile, CellValue } from './catalogue-columns.ts'
import { readCell } from './read-cell.ts'
import { Refusal } from './read-number-cell.ts'
import type { Fault, SourceRow } from './source-row.ts'

/** The values of a row by column; columns that the file does not have are not in it. */
export type RowValues = Readonly<Record<string, CellValue>>

/** A row under examination: its values and the faults found so far. */
export type CheckedRow = { line: number; values: RowValues; faults: Fault[] }

/** Reads every cell of a row on its own; checks against other rows and the database come later. */
export function checkRow(
  file: CatalogueFile,
  columns: ReadonlySet<string>,
  row: SourceRow,
): { values: RowValues; faults: Fault[] } {
  const values: Record<string, CellValue> = {}
  const faults: Fault[] = [...row.faults]
  for (const column of file.columns) {
    const { name } = column
    if (!column.required && !columns.has(name)) continue
    if (row.faults.some((fault) => fault.column === name || fault.column === '')) continue
    const value = readCell(column, row.cells[name] ?? '')
    if (value instanceof Refusal) faults.push({ column: name, reason: value.reason })
    else values[name] = value
  }
  if (faults.length === 0) faults.push(...wholeRowFaults(values), ...checkFaults(values))
  return { values, faults }
}

/** A check of an AWRS number needs a number that can be one, and a day that has begun. */
function checkFaults(values: RowValues): Fault[] {
  const { awrs_verified, awrs_urn, awrs_checked_on, awrs_evidence } = values
  if (awrs_verified !== true || !awrs_urn || !awrs_checked_on || !awrs_evidence) return []
  if (parseAwrsNumber(String(awrs_urn)) === null)
    return [
      {
        column: 'awrs_urn',
        reason: 'is not X, a letter, AW, five zeros and six digits, as a verified number is',
      },
    ]
  const isToCome = String(awrs_checked_on) > londonDay(new Date())
  return isToCome ? [{ column: 'awrs_checked_on', reason: 'is a day to come' }] : []
}

/** A location has both coordinates or none; a single coordinate is an error. */
function wholeRowFaults(values: RowValues): Fault[] {
  const { latitude = null, longitude = null } = values
  if ((latitude === null) === (longitude === null)) return []
  const column = latitude === null ? 'latitude' : 'longitude'
  return [{ column, reason: 'is empty while the other coordinate is given' }]
}
