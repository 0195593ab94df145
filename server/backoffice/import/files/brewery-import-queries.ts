import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ImportField, ImportKind } from '../../../../shared/catalogue/import-headings.ts'
import type { Database } from '../../../platform/database/database.ts'
import { breweryImports, importHeadings } from '../import-tables.ts'

export type BreweryImportRow = typeof breweryImports.$inferSelect
const mostHeadings = 1000

/** What a brewery chose its headings of a kind to be. */
export async function chosenHeadings(
  database: Database,
  { breweryId, kind }: { breweryId: string; kind: ImportKind },
): Promise<Map<string, ImportField | null>> {
  const rows = await database
    .select({ heading: importHeadings.heading, field: importHeadings.field })
    .from(importHeadings)
    .where(and(eq(importHeadings.breweryId, breweryId), eq(importHeadings.kind, kind)))
    .limit(mostHeadings)
  return new Map(rows.map(({ heading, field }) => [heading, field]))
}

/** Remembers headings; a brewery with very many of them has no more remembered. */
export async function rememberHeadings(
  database: Database,
  chosen: readonly (typeof importHeadings.$inferInsert)[],
): Promise<void> {
  const named = [...new Map(chosen.map((each) => [each.heading, each])).values()].filter(
    ({ heading }) => heading !== '',
  )
  const [first] = named
  if (first === undefined) return
  const { rows } = await database.execute(sql`
    select count(*)::int as headings from ${importHeadings} where brewery_id = ${first.breweryId}::uuid`)
  if (Number(rows[0]?.['headings']) + named.length > mostHeadings) return
  await database
    .insert(importHeadings)
    .values(named)
    .onConflictDoUpdate({
      target: [importHeadings.breweryId, importHeadings.kind, importHeadings.heading],
      set: { field: sql`excluded.field` },
    })
}

export async function insertImport(
  transaction: Database,
  taken: typeof breweryImports.$inferInsert,
): Promise<BreweryImportRow> {
  const [row] = await transaction.insert(breweryImports).values(taken).returning()
  return row!
}

/** The imports of a brewery, the last first, without what they changed. */
export async function importRows(
  database: Database,
  { breweryId, most }: { breweryId: string; most: number },
): Promise<Omit<BreweryImportRow, 'items'>[]> {
  const { items: _items, ...columns } = importColumns
  return database
    .select(columns)
    .from(breweryImports)
    .where(eq(breweryImports.breweryId, breweryId))
    .orderBy(desc(breweryImports.takenAt), desc(breweryImports.id))
    .limit(most)
}

const importColumns = {
  id: breweryImports.id,
  breweryId: breweryImports.breweryId,
  kind: breweryImports.kind,
  fileName: breweryImports.fileName,
  items: breweryImports.items,
  changes: breweryImports.changes,
  leftOut: breweryImports.leftOut,
  takenAt: breweryImports.takenAt,
  takenBy: breweryImports.takenBy,
  undoneAt: breweryImports.undoneAt,
  undoneBy: breweryImports.undoneBy,
  stayed: breweryImports.stayed,
}

/** An import of a brewery, held until the transaction ends. */
export async function lockedImport(
  transaction: Database,
  { id, breweryId }: { id: string; breweryId: string },
): Promise<BreweryImportRow | null> {
  const [row] = await transaction
    .select()
    .from(breweryImports)
    .where(and(eq(breweryImports.id, id), eq(breweryImports.breweryId, breweryId)))
    .for('update')
  return row ?? null
}

export async function updateImport(
  transaction: Database,
  id: string,
  change: Partial<typeof breweryImports.$inferInsert>,
): Promise<void> {
  await transaction.update(breweryImports).set(change).where(eq(breweryImports.id, id))
}

/** One import of a brewery at a time. */
export async function lockImports(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`brewery imports ${breweryId}`}, 0))`,
  )
}

/** Of a brewery's latest files, one of each kind, those that left rows out and were not undone. */
export async function refusedImportRows(database: Database, ofBreweryId: string) {
  const { breweryId, kind, takenAt, leftOut, undoneAt, fileName } = breweryImports
  const latest = database
    .selectDistinctOn([kind], { kind, leftOut, undoneAt, fileName })
    .from(breweryImports)
    .where(eq(breweryId, ofBreweryId))
    .orderBy(kind, desc(takenAt), desc(breweryImports.id))
    .as('latest')
  return database
    .select({ fileName: latest.fileName, leftOut: latest.leftOut })
    .from(latest)
    .where(and(gt(latest.leftOut, 0), isNull(latest.undoneAt)))
}
