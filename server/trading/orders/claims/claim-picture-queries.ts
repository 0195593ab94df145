import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { claimPictures } from '../claim-tables.ts'

export type ClaimPictureRow = typeof claimPictures.$inferSelect

export async function insertPicture(
  database: Database,
  picture: typeof claimPictures.$inferInsert,
): Promise<ClaimPictureRow> {
  const [row] = await database.insert(claimPictures).values(picture).returning()
  return row!
}

/** Gives free pictures of a client and an order to a claim, in this order; how many there were. */
export async function takePictures(
  transaction: Database,
  {
    ids,
    orderId,
    clientId,
    claimId,
  }: { ids: readonly string[]; orderId: string; clientId: string; claimId: string },
): Promise<number> {
  const named = sql`${sql.param([...ids])}::uuid[]`
  const rows = await transaction
    .update(claimPictures)
    .set({ claimId, position: sql`array_position(${named}, ${claimPictures.id})` })
    .where(
      and(
        sql`${claimPictures.id} = any(${named})`,
        eq(claimPictures.orderId, orderId),
        eq(claimPictures.clientId, clientId),
        isNull(claimPictures.claimId),
      ),
    )
    .returning({ id: claimPictures.id })
  return rows.length
}

/** The pictures of these claims, each claim's in their order. */
export async function pictureRows(
  database: Database,
  claimIds: readonly string[],
): Promise<ClaimPictureRow[]> {
  if (claimIds.length === 0) return []
  return database
    .select()
    .from(claimPictures)
    .where(inArray(claimPictures.claimId, [...claimIds]))
    .orderBy(asc(claimPictures.position), asc(claimPictures.id))
}

export async function pictureOfClaim(
  database: Database,
  { claimId, id }: { claimId: string; id: string },
): Promise<ClaimPictureRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database
    .select()
    .from(claimPictures)
    .where(and(eq(claimPictures.id, id), eq(claimPictures.claimId, claimId)))
  return row ?? null
}

/** Deletes the rows of pictures that no claim has since before a moment, at most so many, and returns their names. */
export async function dropFreePictures(
  transaction: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const free = transaction
    .select({ id: claimPictures.id })
    .from(claimPictures)
    .where(
      and(
        isNull(claimPictures.claimId),
        lt(claimPictures.broughtAt, sql`${before.toISOString()}::timestamptz`),
      ),
    )
    .limit(most)
  const rows = await transaction
    .delete(claimPictures)
    .where(inArray(claimPictures.id, free))
    .returning({ name: claimPictures.name })
  return rows.map(({ name }) => name)
}
