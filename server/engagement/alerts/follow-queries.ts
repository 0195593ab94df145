import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FollowBody } from '../../../shared/api/alerts-api.ts'
import { followLimit } from '../../../shared/limits/limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { follows } from './alert-tables.ts'

export type FollowRow = {
  clientId: string
  breweryId: string | null
  groupId: string | null
  followedAt: Date
}
type Follow = FollowBody & { clientId: string }

const columns = {
  clientId: follows.clientId,
  breweryId: follows.breweryId,
  groupId: follows.groupId,
  followedAt: follows.followedAt,
}
const columnOf = (kind: FollowBody['kind']) => (kind === 'brewery' ? follows.breweryId : follows.groupId)

/** What these clients follow, the first followed first. */
export async function followsOfClients(
  database: Database,
  clientIds: readonly string[],
): Promise<FollowRow[]> {
  return database
    .select(columns)
    .from(follows)
    .where(inArray(follows.clientId, [...clientIds]))
    .orderBy(asc(follows.id))
}

/** What a client follows, the last followed first. */
export async function followsOf(database: Database, clientId: string): Promise<FollowRow[]> {
  return database
    .select(columns)
    .from(follows)
    .where(eq(follows.clientId, clientId))
    .orderBy(desc(follows.id))
}

export async function isFollowed(database: Database, { clientId, kind, id }: Follow): Promise<boolean> {
  const rows = await database
    .select({ id: follows.id })
    .from(follows)
    .where(and(eq(follows.clientId, clientId), eq(columnOf(kind), id)))
  return rows.length > 0
}

/** Adds a follow while the client has room for one; one that is there already stays as it is. */
export async function insertFollow(
  database: Database,
  { clientId, kind, id, now }: Follow & { now: Date },
): Promise<void> {
  const [breweryId, groupId] = kind === 'brewery' ? [id, null] : [null, id]
  await database.execute(sql`
    insert into follows (client_id, brewery_id, group_id, followed_at)
    select ${clientId}::uuid, ${breweryId}::uuid, ${groupId}::uuid, ${now.toISOString()}::timestamptz
    where (select count(*) from follows held where held.client_id = ${clientId}::uuid) < ${followLimit}
    on conflict do nothing`)
}

export async function deleteFollow(database: Database, { clientId, kind, id }: Follow): Promise<void> {
  await database.delete(follows).where(and(eq(follows.clientId, clientId), eq(columnOf(kind), id)))
}
