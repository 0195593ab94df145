import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { WorklistKind } from '../../../shared/worklist/worklist-kinds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What needs Dray's staff. It leaves when its cause is gone. */
export const worklistEntries = pgTable(
  'worklist_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<WorklistKind>().notNull(),
    /** What it is about: the id, number or slug of a thing, by its kind. */
    subject: text('subject').notNull(),
    /** A sentence for people. */
    about: text('about').notNull(),
    owner: text('owner').$type<StaffRole>().notNull(),
    openedAt: moment('opened_at').notNull(),
    dueAt: moment('due_at'),
    /** When it goes to another role on its own, and to which. */
    escalatesAt: moment('escalates_at'),
    escalatesTo: text('escalates_to').$type<StaffRole>(),
    /** Who looks after it; no reference, the name outlives the account. */
    takenById: uuid('taken_by_id'),
    takenBy: text('taken_by'),
    /** Until then it is not shown among what waits. */
    snoozedUntil: moment('snoozed_until'),
    snoozedBy: text('snoozed_by'),
    snoozeReason: text('snooze_reason'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (entry) => [
    uniqueIndex('worklist_entries_open')
      .on(entry.kind, entry.subject)
      .where(sql`${entry.closedAt} is null`),
    index('worklist_entries_due')
      .on(entry.dueAt, entry.openedAt, entry.id)
      .where(sql`${entry.closedAt} is null`),
    // What came and was closed on the last days
    index('worklist_entries_opened').on(entry.openedAt),
    index('worklist_entries_closed')
      .on(entry.closedAt)
      .where(sql`${entry.closedAt} is not null`),
    // Beside the counter of all that are open, views are counted from the few that are snoozed or taken.
    index('worklist_entries_snoozed')
      .on(entry.snoozedUntil, entry.dueAt)
      .where(sql`${entry.closedAt} is null and ${entry.snoozedUntil} is not null`),
    index('worklist_entries_taken')
      .on(entry.takenById, entry.snoozedUntil)
      .where(sql`${entry.closedAt} is null and ${entry.takenById} is not null`),
    index('worklist_entries_escalates')
      .on(entry.escalatesAt)
      .where(sql`${entry.closedAt} is null and ${entry.escalatesAt} is not null`),
  ],
)
