import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { deliverySheets } from './calendar-tables.ts'

type SheetRow = typeof deliverySheets.$inferSelect

/** The link to a site's delivery sheet; null without one. */
export async function sheetOfSite(database: Database, siteId: string): Promise<SheetRow | null> {
  const [row] = await database.select().from(deliverySheets).where(eq(deliverySheets.siteId, siteId))
  return row ?? null
}

/** The site whose sheet a key opens; null for an unknown one. */
export async function siteOfSheet(database: Database, keyHash: string): Promise<string | null> {
  const [row] = await database.select().from(deliverySheets).where(eq(deliverySheets.keyHash, keyHash))
  return row?.siteId ?? null
}

/** Gives a site's sheet a link; the one before works no more. */
export async function replaceSheet(transaction: Database, row: SheetRow): Promise<void> {
  const { keyHash, madeAt, madeBy } = row
  await transaction
    .insert(deliverySheets)
    .values(row)
    .onConflictDoUpdate({ target: deliverySheets.siteId, set: { keyHash, madeAt, madeBy } })
}

/** False where there was none. */
export async function deleteSheet(transaction: Database, siteId: string): Promise<boolean> {
  const rows = await transaction
    .delete(deliverySheets)
    .where(eq(deliverySheets.siteId, siteId))
    .returning({ siteId: deliverySheets.siteId })
  return rows.length > 0
}
