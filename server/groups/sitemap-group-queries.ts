import type { Database } from '../database/connect.ts'
import { groups } from './group-tables.ts'

export async function sitemapGroups(database: Database): Promise<string[]> {
  const rows = await database.select({ slug: groups.slug }).from(groups).orderBy(groups.slug)
  return rows.map((row) => row.slug)
}
