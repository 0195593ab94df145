import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '../../../server/platform/database/connect.ts'
import { clearBreweries } from '../builders/clear-breweries.ts'
import { runCommand } from '../servers/run-command.ts'
import { type Shop, startShop } from './start-shop-process.ts'

/**
 * A shop of its own with nothing but these rows, by file, its breweries cleared to sell, or those of the slugs; with no
 * rows it is empty. The statements then write what the import would refuse.
 */
export async function startShopWith(
  rows: Record<string, object[]>,
  statements: readonly string[] = [],
  { cleared = null }: { cleared?: readonly string[] | null } = {},
): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'dray-journey-'))
  const hasRows = Object.keys(rows).length > 0
  if (hasRows) await importRows(folder, rows)
  if (hasRows || statements.length > 0) {
    const connection = await connect({ databaseUrl: null, folder: join(folder, 'database') })
    if (hasRows) await clearBreweries(connection.database, { slugs: cleared })
    for (const statement of statements) await connection.database.execute(sql.raw(statement))
    await connection.close()
  }
  return startShop({ VAR_FOLDER: folder, DEMO_SHOP: 'false' })
}

/** Loads rows, by file, into the database of a shop that is not running. */
async function importRows(folder: string, rows: Record<string, object[]>): Promise<void> {
  const catalogue = mkdtempSync(join(tmpdir(), 'dray-catalogue-'))
  for (const [name, objects] of Object.entries(rows)) {
    writeFileSync(join(catalogue, `${name}.ndjson`), objects.map((row) => JSON.stringify(row)).join('\n'))
  }
  const { code, output } = await runCommand('import', [catalogue], { VAR_FOLDER: folder })
  rmSync(catalogue, { recursive: true })
  if (code !== 0) throw new Error(`The rows were not loaded:\n${output}`)
}
