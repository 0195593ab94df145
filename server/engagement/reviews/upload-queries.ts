import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { reviewPictures, reviewUploads } from './picture-tables.ts'

export type PictureRow = { name: string; width: number; height: number; bytes: number }
export type AttachmentRow = PictureRow & { id: string; reviewId: string | null }

/** Announces an upload, also a repeated one; waits for a concurrent removal. */
export async function touchPicture(
  database: Database,
  { now, ...picture }: PictureRow & { now: Date },
): Promise<void> {
  await database
    .insert(reviewPictures)
    .values({ ...picture, touchedAt: now })
    .onConflictDoUpdate({ target: reviewPictures.name, set: { touchedAt: now } })
}

export async function insertUpload(
  database: Database,
  { clientId, picture, now }: { clientId: string; picture: string; now: Date },
): Promise<string> {
  const [row] = await database
    .insert(reviewUploads)
    .values({ clientId, picture, createdAt: now })
    .returning({ id: reviewUploads.id })
  return row!.id
}

/** Assigns these uploads of the client to a review, in their order; returns the number that existed and were free. */
export async function claimUploads(
  database: Database,
  { uploadIds, clientId, reviewId }: { uploadIds: readonly string[]; clientId: string; reviewId: string },
): Promise<number> {
  const ids = sql`${sql.param([...uploadIds])}::uuid[]`
  const rows = await database
    .update(reviewUploads)
    .set({ reviewId, position: sql`array_position(${ids}, ${reviewUploads.id})` })
    .where(
      and(
        sql`${reviewUploads.id} = any(${ids})`,
        eq(reviewUploads.clientId, clientId),
        isNull(reviewUploads.reviewId),
      ),
    )
    .returning({ id: reviewUploads.id })
  return rows.length
}

/** Pictures of these reviews, each review's in their order. */
export async function attachmentRows(
  database: Database,
  reviewIds: readonly string[],
): Promise<AttachmentRow[]> {
  if (reviewIds.length === 0) return []
  return database
    .select({
      id: reviewUploads.id,
      reviewId: reviewUploads.reviewId,
      name: reviewPictures.name,
      width: reviewPictures.width,
      height: reviewPictures.height,
      bytes: reviewPictures.bytes,
    })
    .from(reviewUploads)
    .innerJoin(reviewPictures, eq(reviewPictures.name, reviewUploads.picture))
    .where(inArray(reviewUploads.reviewId, [...reviewIds]))
    .orderBy(asc(reviewUploads.position), asc(reviewUploads.id))
}

/** Forgets uploads that no review has claimed since before this moment. */
export async function dropUnclaimedUploads(database: Database, before: Date): Promise<void> {
  await database
    .delete(reviewUploads)
    .where(and(isNull(reviewUploads.reviewId), lt(reviewUploads.createdAt, before)))
}

const isOrphan = (before: Date) =>
  and(
    lt(reviewPictures.touchedAt, before),
    sql`not exists (select from review_uploads used where used.picture = ${reviewPictures.name})`,
  )

/** Pictures without a review that were last stored before this moment. */
export async function orphanPictureNames(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .select({ name: reviewPictures.name })
    .from(reviewPictures)
    .where(isOrphan(before))
    .limit(1000)
  return rows.map(({ name }) => name)
}

/** Deletes the row of a picture that is still an orphan; a concurrent upload waits for the transaction's end. */
export async function dropOrphanPicture(
  database: Database,
  { name, before }: { name: string; before: Date },
): Promise<boolean> {
  const rows = await database
    .delete(reviewPictures)
    .where(and(eq(reviewPictures.name, name), isOrphan(before)))
    .returning({ name: reviewPictures.name })
  return rows.length > 0
}

/** Whether any upload of a picture waits for its review, or is in one that is not hidden. */
export async function isPictureShown(database: Database, name: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from review_uploads upload left join reviews review on review.id = upload.review_id
    where upload.picture = ${name} and (review.state is null or review.state <> 'hidden') limit 1`)
  return rows.length > 0
}

/** The names of a picture's files in the media store. */
export const pictureFile = (name: string) => `${name}.webp`
export const thumbFile = (name: string) => `${name}-thumb.webp`
