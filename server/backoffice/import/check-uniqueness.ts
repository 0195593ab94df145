import type { Database } from '../../platform/database/database.ts'
import type { CatalogueFile } from './catalogue-columns.ts'
import type { CheckedRow } from './check-row.ts'
import { findSlugOwners } from './import-queries.ts'
import { claim, type SeenFile } from './seen-rows.ts'

/** Adds a fault to rows that repeat an external id or a slug of the file, or take a slug that another row has. */
export async function checkUniqueness(
  database: Database,
  file: CatalogueFile,
  seen: SeenFile,
  rows: readonly CheckedRow[],
): Promise<void> {
  for (const row of rows) {
    for (const column of seen.linesByColumn.keys()) {
      const value = row.values[column]
      if (typeof value !== 'string') continue
      const line = claim(seen, column, value, row.line)
      if (line !== null) row.faults.push({ column, reason: `'${value}' is in line ${line} already` })
    }
  }
  if (file.name === 'breweries' || file.name === 'groups' || file.name === 'accessories') {
    await checkSlugOwners(database, file.name, rows)
  }
}

async function checkSlugOwners(
  database: Database,
  table: 'breweries' | 'groups' | 'accessories',
  rows: readonly CheckedRow[],
): Promise<void> {
  const owners = await findSlugOwners(
    database,
    table,
    rows.flatMap(({ values }) => (typeof values['slug'] === 'string' ? [values['slug']] : [])),
  )
  for (const row of rows) {
    const owner = owners.get(String(row.values['slug']))
    if (owner === undefined || owner === row.values['external_id']) continue
    row.faults.push({ column: 'slug', reason: `'${row.values['slug']}' belongs to '${owner}' in the shop` })
  }
}
