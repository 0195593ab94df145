import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { contentPictures } from './content-tables.ts'

export async function insertContentPicture(
  database: Database,
  picture: typeof contentPictures.$inferInsert,
): Promise<void> {
  await database.insert(contentPictures).values(picture)
}

/** Whether staff uploaded a picture of this name for the shop. */
export async function isContentPicture(database: Database, name: string): Promise<boolean> {
  const rows = await database
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(eq(contentPictures.name, name))
  return rows.length > 0
}

/** Removes pictures that no value of the shop has, had or will have, and answers their names. */
export async function dropFreeContentPictures(
  transaction: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    delete from content_pictures where name in (
      select picture.name from content_pictures picture
      where picture.uploaded_at < ${before.toISOString()}::timestamptz
        and not exists (
          select from setting_changes change
          where change.before::text like '%' || picture.name || '%' or change.after::text like '%' || picture.name || '%')
        and not exists (select from setting_plans plan where plan.held::text like '%' || picture.name || '%')
      limit ${most}) returning name`)
  return rows.map((row) => String(row['name']))
}
