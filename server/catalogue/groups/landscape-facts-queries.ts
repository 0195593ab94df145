import { eq } from 'drizzle-orm'
import type { GroupPlace } from '../../../artwork/draw-group-landscape.ts'
import type { Database } from '../../platform/database/database.ts'
import { groups } from './group-tables.ts'

/** The facts that a group's landscape is drawn from, or null for an unknown group. */
export async function landscapeFacts(database: Database, groupId: string): Promise<GroupPlace | null> {
  const [group] = await database
    .select({ slug: groups.slug, name: groups.name, region: groups.region })
    .from(groups)
    .where(eq(groups.id, groupId))
  return group ? { slug: group.slug, name: group.name, regionSlug: group.region ?? 'rest-of-uk' } : null
}
