import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from './actor.ts'

/** Who did what. A trigger refuses changes; rows leave after six years by remove_old_audit_entries alone (ROLE-16). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** No reference: the row outlives the account. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').$type<Actor['role']>().notNull(),
    actedBy: text('acted_by').$type<Actor['by']>().notNull(),
    actingFor: text('acting_for'),
    verb: text('verb').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** The code of the error that it was refused with; null where it was done. */
    refusal: text('refusal'),
    /** Of the preview that the actor has seen. */
    digest: text('digest'),
    requestId: text('request_id'),
    /** Where the call came from, cut short as that of a session; null for commands and the clock. */
    network: text('network'),
  },
  (entry) => [
    index('audit_entries_subject').on(entry.subjectKind, entry.subjectId, entry.id),
    index('audit_entries_newest').on(entry.at, entry.id),
    index('audit_entries_newest_refused')
      .on(entry.at, entry.id)
      .where(sql`${entry.refusal} is not null`),
  ],
)
