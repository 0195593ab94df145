import { asc, desc, ilike, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { groups } from './group-tables.ts'

/** Groups with the text in their name, those that begin with it first. */
export async function groupsLike(
  database: Database,
  text: string,
  limit: number,
): Promise<{ id: string; slug: string; name: string; region: string | null }[]> {
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  return database
    .select({ id: groups.id, slug: groups.slug, name: groups.name, region: groups.region })
    .from(groups)
    .where(ilike(groups.name, `%${pattern}%`))
    .orderBy(desc(sql`${groups.name} ilike ${`${pattern}%`}`), asc(groups.name))
    .limit(limit)
}
