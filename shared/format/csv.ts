/** Rows as CSV (RFC 4180). */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** The same for a file that people open: its byte order mark tells spreadsheets that it is UTF-8. */
export const writeCsvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${writeCsv(rows)}`

/** The text of a cell that writeCsv has written, without the apostrophe that it put before a formula's sign. */
export const readCsvText = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** A formula's sign, also after apostrophes: they are the text's own, so one more is before them. */
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

/** Text that a spreadsheet would take for a formula gets an apostrophe before it; amounts below 0 are none. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const isAmount = /^-?\d+\.\d{2}$/.test(value)
  const text = formula.test(value) && !isAmount ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
