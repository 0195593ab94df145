import type { Database } from '../../platform/database/database.ts'
import type { FileName } from './catalogue-columns.ts'
import type { RowValues, CheckedRow } from './check-row.ts'
import { findExternalIds } from './import-queries.ts'
import { knows, type SeenFiles } from './seen-rows.ts'
import type { CatalogueSource } from './source-row.ts'

type Options = { database: Database; source: CatalogueSource; seen: SeenFiles; skipInvalid: boolean }

/**
 * Adds a fault to rows that name a brewery or a beer which is neither in the files nor in the shop. Rows that name
 * a row which is left out are left out too; a refused import does not list them, they are good once that row is.
 */
export async function checkReferences(options: Options, rows: readonly CheckedRow[]): Promise<void> {
  for (const { name: column, names } of options.source.file.columns) {
    if (names === undefined) continue
    const named = options.seen.get(names)
    const elsewhere = new Set<string>()
    for (const row of rows) {
      for (const id of idsIn(row.values, column)) if (!knows(named, id)) elsewhere.add(id)
    }
    const inShop = await findExternalIds(options.database, names, [...elsewhere])
    for (const row of rows) {
      for (const id of idsIn(row.values, column)) {
        if (named?.leftOut.has(id)) {
          if (options.skipInvalid)
            row.faults.push({ column, reason: `'${id}' of ${named.title} is left out` })
        } else if (elsewhere.has(id) && !inShop.has(id)) {
          row.faults.push({ column, reason: unknownReason(names, id, named?.title) })
        }
      }
    }
  }
}

function idsIn(values: RowValues, column: string): readonly string[] {
  const value = values[column]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : []
}

function unknownReason(names: FileName, id: string, title: string | undefined): string {
  const places =
    title === undefined ? `the shop, and there is no file of ${names}` : `${title} or in the shop`
  return `'${id}' is not in ${places}`
}
