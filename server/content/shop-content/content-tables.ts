import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What an entry of the shop holds: a value, or null where its default holds. */
export type Held = { value: unknown } | null

/** Every change of an entry of the shop, so that the last one can be undone. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As shared/pages/shop-entries.ts names it. */
    entry: text('entry').notNull(),
    before: jsonb('before').$type<Held>(),
    after: jsonb('after').$type<Held>(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    role: text('role').notNull(),
  },
  (change) => [index('setting_changes_entry').on(change.entry, change.id)],
)

/** What an entry will hold from a moment on; a change of the entry meanwhile drops it. */
export const settingPlans = pgTable(
  'setting_plans',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entry: text('entry').notNull(),
    dueAt: moment('due_at').notNull(),
    held: jsonb('held').$type<Held>(),
    plannedBy: text('planned_by').notNull(),
  },
  (plan) => [index('setting_plans_due').on(plan.dueAt), index('setting_plans_entry').on(plan.entry)],
)

/** A value that is looked at on a page before it holds, by the hash of its secret address. */
export const settingPreviews = pgTable(
  'setting_previews',
  {
    hash: text('hash').primaryKey(),
    entry: text('entry').notNull(),
    held: jsonb('held').$type<Held>(),
    endsAt: moment('ends_at').notNull(),
  },
  (preview) => [index('setting_previews_end').on(preview.endsAt)],
)

/** Pictures that staff uploaded for the shop's own content; the shop shows them from then on. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    /** In the media store, without its ending. */
    name: text('name').primaryKey(),
    uploadedAt: moment('uploaded_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
  },
  (picture) => [index('content_pictures_uploaded').on(picture.uploadedAt)],
)
