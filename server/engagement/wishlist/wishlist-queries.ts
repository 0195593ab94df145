import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { wishlistLimit } from '../../../shared/limits/limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { wishlistItems } from './wishlist-tables.ts'

export type WishRow = { beerId: string; addedAt: Date }

const columns = { beerId: wishlistItems.beerId, addedAt: wishlistItems.addedAt }

/** A client's beers, the first added first. */
export async function wishesOf(database: Database, clientId: string): Promise<WishRow[]> {
  return database
    .select(columns)
    .from(wishlistItems)
    .where(eq(wishlistItems.clientId, clientId))
    .orderBy(asc(wishlistItems.position))
}

/**
 * Adds these beers in their order, as many as the list has room for, and returns the added ones. They must exist;
 * leaves listed ones unchanged.
 */
export async function insertWishes(
  database: Database,
  { clientId, beerIds, now }: { clientId: string; beerIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    insert into wishlist_items (client_id, beer_id, added_at)
    select ${clientId}::uuid, wanted.id, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...beerIds])}::uuid[]) with ordinality as wanted (id, place)
    where not exists (
      select from wishlist_items held where held.client_id = ${clientId}::uuid and held.beer_id = wanted.id
    )
    order by wanted.place
    limit greatest(0, ${wishlistLimit} - (
      select count(*) from wishlist_items held where held.client_id = ${clientId}::uuid
    ))
    on conflict do nothing
    returning beer_id as "beerId"`)
  return rows.map((row) => String(row['beerId']))
}

export async function deleteWish(
  database: Database,
  { clientId, beerId }: { clientId: string; beerId: string },
): Promise<void> {
  await database
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.clientId, clientId), eq(wishlistItems.beerId, beerId)))
}

/** The beers of these clients. */
export async function wishesOfClients(
  database: Database,
  clientIds: readonly string[],
): Promise<(WishRow & { clientId: string })[]> {
  return database
    .select({ clientId: wishlistItems.clientId, ...columns })
    .from(wishlistItems)
    .where(inArray(wishlistItems.clientId, [...clientIds]))
    .orderBy(asc(wishlistItems.position))
}
