import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { containerPlaces } from './empties-tables.ts'

export type PlaceRow = typeof containerPlaces.$inferSelect

/** The place of a client's address, made with the first containers that come to it. */
export async function upsertPlace(
  transaction: Database,
  place: typeof containerPlaces.$inferInsert,
): Promise<PlaceRow> {
  const { street, town, postcode } = place
  const [row] = await transaction
    .insert(containerPlaces)
    .values(place)
    .onConflictDoUpdate({
      target: [containerPlaces.clientId, containerPlaces.addressKey],
      set: { street: street ?? null, town, postcode },
    })
    .returning()
  return row!
}

export async function placeRow(database: Database, id: string): Promise<PlaceRow | null> {
  const [row] = await database.select().from(containerPlaces).where(eq(containerPlaces.id, id))
  return row ?? null
}

export async function placeRows(database: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(containerPlaces)
    .where(inArray(containerPlaces.id, [...ids]))
}

/** The place of a client's address, where containers came to it. */
export async function placeOfAddress(
  database: Database,
  { clientId, addressKey }: { clientId: string; addressKey: string },
): Promise<PlaceRow | null> {
  const [row] = await database
    .select()
    .from(containerPlaces)
    .where(and(eq(containerPlaces.clientId, clientId), eq(containerPlaces.addressKey, addressKey)))
  return row ?? null
}

/** The same of several addresses; those where none ever came are missing. */
export async function placesOfAddresses(
  database: Database,
  addresses: readonly { clientId: string; addressKey: string }[],
): Promise<PlaceRow[]> {
  if (addresses.length === 0) return []
  const pairs = addresses.map(({ clientId, addressKey }) => sql`(${clientId}::uuid, ${addressKey})`)
  return database
    .select()
    .from(containerPlaces)
    .where(sql`(${containerPlaces.clientId}, ${containerPlaces.addressKey}) in (${sql.join(pairs, sql`, `)})`)
}

/** A client who leaves: the containers stay where they are, by town and postcode alone. */
export async function forgetPlaces(transaction: Database, clientId: string): Promise<void> {
  await transaction
    .update(containerPlaces)
    .set({ clientId: null, street: null, addressKey: '' })
    .where(eq(containerPlaces.clientId, clientId))
}
