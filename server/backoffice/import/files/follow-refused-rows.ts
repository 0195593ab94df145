import { systemActor } from '../../../platform/audit/actor.ts'
import { nameBreweries } from '../../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../../platform/worklist/worklist.ts'
import { refusedImportRows } from './brewery-import-queries.ts'

/**
 * Support sees a brewery whose latest file of a kind left rows out, until a file of that kind has none or it is undone
 * (consoles 5). Hold the brewery's imports.
 */
export async function followRefusedRows(transaction: Database, breweryId: string, now: Date): Promise<void> {
  const [brewery] = await nameBreweries(transaction, [breweryId])
  if (brewery === undefined) return
  const { slug: subject, name } = brewery
  const kind = 'import_refused'
  const [refused] = await refusedImportRows(transaction, breweryId)
  if (refused === undefined) return closeEntry(transaction, { kind, subject, by: systemActor, now })
  const rows = refused.leftOut === 1 ? '1 row was' : `${refused.leftOut} rows were`
  const about = `${rows} refused of ${refused.fileName}: ${name}.`
  await openEntry(transaction, { kind, subject, about, owner: 'support', now })
}
