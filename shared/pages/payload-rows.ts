/** Names of fields in the order of a row's values; a list within an item has its own. */
export type Columns = readonly (string | readonly [string, Columns])[]

/** A list whose fields are named once: `{"#": columns, "rows": [row, …]}`. An item with other fields is as it is. */
export const columnsField = '#'
type Rows = { [columnsField]: Columns; rows: unknown[] }

/** Cards are written apart from their lists, so all have these columns; what a card may be without comes last. */
export const cardColumns: Columns = [
  'id',
  'href',
  'name',
  'style',
  'abv',
  'colorHex',
  'glutenFree',
  'imageUrl',
  'breweryName',
  'breweryHref',
  'town',
  'racked',
  [
    'containers',
    ['name', 'picture', 'variantId', 'availableUnits', 'priceMinor', 'pricePerPintMinor', 'orderMultiple'],
  ],
  'ask',
  'closed',
]

/** The fields of an item as a row; null where they are not the columns from the first on. */
export function rowOf(item: unknown, columns: Columns): unknown[] | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item) || 'toJSON' in item) return null
  const fields = item as Record<string, unknown>
  const row: unknown[] = []
  for (const column of columns) {
    const isName = typeof column === 'string'
    const name = isName ? column : column[0]
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value === undefined) break
    if (isName) row.push(value)
    else if (isListOfItems(value)) row.push(value.map((each) => rowOf(each, column[1]) ?? each))
    else return null
  }
  const named = Object.values(fields).reduce<number>((sum, value) => sum + (value === undefined ? 0 : 1), 0)
  return named > 0 && named === row.length ? row : null
}

/** Lists whose items cannot be taken for rows. */
export const isListOfItems = (value: unknown): value is unknown[] =>
  Array.isArray(value) && !value.some((item) => Array.isArray(item))

/** What was written, with each list of rows as the list of its items; what has no rows is returned as it is. */
export function readRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(readRows)
  const { [columnsField]: columns, rows } = value as Rows
  if (columns) return rows.map((row) => itemOf(row, columns))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, readRows(field)]))
}

function itemOf(row: unknown, columns: Columns): unknown {
  if (!Array.isArray(row)) return readRows(row)
  return Object.fromEntries(
    row.map((value: unknown, at) => {
      const column = columns[at]!
      return typeof column === 'string'
        ? [column, readRows(value)]
        : [column[0], (value as unknown[]).map((inner) => itemOf(inner, column[1]))]
    }),
  )
}
