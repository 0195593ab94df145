import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import { reviews } from './review-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Pictures in the media store, by the name derived from their content. A call that stores one again updates its row
 * first.
 */
export const reviewPictures = pgTable('review_pictures', {
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  touchedAt: moment('touched_at').notNull(),
})

/** Who brought a picture, and the review that shows it: none yet for a day at most. */
export const reviewUploads = pgTable(
  'review_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    picture: text('picture')
      .notNull()
      .references(() => reviewPictures.name),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Its position in the review, from 0. */
    position: smallint('position').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (upload) => [
    index('review_uploads_review').on(upload.reviewId),
    index('review_uploads_client').on(upload.clientId),
    index('review_uploads_picture').on(upload.picture),
    index('review_uploads_unclaimed')
      .on(upload.createdAt)
      .where(sql`${upload.reviewId} is null`),
  ],
)
