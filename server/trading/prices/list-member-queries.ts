import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { clientPriceBusinesses, clientPriceMembers } from './client-price-tables.ts'

/** The clients of these lists, in the order they came. */
export async function memberRows(
  database: Database,
  listIds: readonly string[],
): Promise<{ listId: string; clientId: string }[]> {
  if (listIds.length === 0) return []
  return database
    .select({ listId: clientPriceMembers.listId, clientId: clientPriceMembers.clientId })
    .from(clientPriceMembers)
    .where(inArray(clientPriceMembers.listId, [...listIds]))
    .orderBy(asc(clientPriceMembers.addedAt), asc(clientPriceMembers.clientId))
}

/** The businesses of these lists, in the order they came. */
export async function listedBusinessRows(
  database: Database,
  listIds: readonly string[],
): Promise<{ listId: string; businessId: string }[]> {
  if (listIds.length === 0) return []
  return database
    .select({ listId: clientPriceBusinesses.listId, businessId: clientPriceBusinesses.businessId })
    .from(clientPriceBusinesses)
    .where(inArray(clientPriceBusinesses.listId, [...listIds]))
    .orderBy(asc(clientPriceBusinesses.addedAt), asc(clientPriceBusinesses.businessId))
}

type OnList = { listId: string; breweryId: string; now: Date }

/** Replaces a list's members; a client who was on another list of the brewery moves. */
export async function setMembers(
  transaction: Database,
  { listId, breweryId, clientIds, now }: OnList & { clientIds: readonly string[] },
): Promise<void> {
  await transaction
    .delete(clientPriceMembers)
    .where(
      and(eq(clientPriceMembers.listId, listId), notInArray(clientPriceMembers.clientId, [...clientIds])),
    )
  if (clientIds.length === 0) return
  await transaction
    .insert(clientPriceMembers)
    .values(clientIds.map((clientId) => ({ breweryId, clientId, listId, addedAt: now.toISOString() })))
    .onConflictDoUpdate({
      target: [clientPriceMembers.clientId, clientPriceMembers.breweryId],
      set: { listId, addedAt: now.toISOString() },
      setWhere: ne(clientPriceMembers.listId, listId),
    })
}

/** Replaces a list's businesses; one that was on another list of the brewery moves. */
export async function setListedBusinesses(
  transaction: Database,
  { listId, breweryId, businessIds, now }: OnList & { businessIds: readonly string[] },
): Promise<void> {
  await transaction
    .delete(clientPriceBusinesses)
    .where(
      and(
        eq(clientPriceBusinesses.listId, listId),
        notInArray(clientPriceBusinesses.businessId, [...businessIds]),
      ),
    )
  if (businessIds.length === 0) return
  await transaction
    .insert(clientPriceBusinesses)
    .values(businessIds.map((businessId) => ({ breweryId, businessId, listId, addedAt: now.toISOString() })))
    .onConflictDoUpdate({
      target: [clientPriceBusinesses.businessId, clientPriceBusinesses.breweryId],
      set: { listId, addedAt: now.toISOString() },
      setWhere: ne(clientPriceBusinesses.listId, listId),
    })
}
