import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { beerDrafts } from '../beer-change-tables.ts'

export type BeerDraftRow = typeof beerDrafts.$inferSelect
type OfDraft = { id: string; breweryId: string }

const of = ({ id, breweryId }: OfDraft) => and(eq(beerDrafts.id, id), eq(beerDrafts.breweryId, breweryId))

/** The drafts of a brewery, the latest first. */
export async function draftRows(
  database: Database,
  { breweryId, most }: { breweryId: string; most: number },
): Promise<BeerDraftRow[]> {
  return database
    .select()
    .from(beerDrafts)
    .where(eq(beerDrafts.breweryId, breweryId))
    .orderBy(desc(beerDrafts.savedAt), beerDrafts.id)
    .limit(most)
}

/** How many drafts a brewery has beside this one. */
export async function countOtherDrafts(database: Database, { id, breweryId }: OfDraft): Promise<number> {
  const [row] = await database
    .select({ drafts: count() })
    .from(beerDrafts)
    .where(and(eq(beerDrafts.breweryId, breweryId), sql`${beerDrafts.id} <> ${id}`))
  return row?.drafts ?? 0
}

/** False where another brewery has a draft of this id. */
export async function upsertDraft(transaction: Database, draft: BeerDraftRow): Promise<boolean> {
  const rows = await transaction
    .insert(beerDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: beerDrafts.id,
      set: draft,
      setWhere: eq(beerDrafts.breweryId, draft.breweryId),
    })
    .returning({ id: beerDrafts.id })
  return rows.length > 0
}

/** False where the brewery has no such draft. */
export async function deleteDraft(transaction: Database, draft: OfDraft): Promise<boolean> {
  const rows = await transaction.delete(beerDrafts).where(of(draft)).returning({ id: beerDrafts.id })
  return rows.length > 0
}
