import { and, count, desc, eq, gte, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { holdsWords } from '../database/typed-words.ts'
import { findCounterFaults, readCounter } from '../counters/counters.ts'
import { auditEntries } from './audit-tables.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

const trailLimit = 1000

export async function insertAudit(
  transaction: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}

export async function auditEntriesOf(
  database: Database,
  { kind, id }: { kind: string; id: string },
): Promise<AuditEntry[]> {
  return database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(auditEntries.id)
    .limit(trailLimit)
}

export async function newestEntriesOf(
  database: Database,
  { kind, id }: { kind: string; id: string },
  limit: number,
): Promise<AuditEntry[]> {
  return database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
}

/** Whether an actor has an entry of this verb about a thing since a moment. */
export async function hasEntrySince(
  database: Database,
  wanted: { actorId: string; subject: { kind: string; id: string }; verb: string; since: Date },
): Promise<boolean> {
  const [row] = await database
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, wanted.subject.kind),
        eq(auditEntries.subjectId, wanted.subject.id),
        eq(auditEntries.actorId, wanted.actorId),
        eq(auditEntries.verb, wanted.verb),
        gte(auditEntries.at, wanted.since),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Lets one transaction at a time look for an entry and add it. */
export async function lockSubject(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${name}`}, 0))`)
}

export type AuditFilter = {
  /** Patterns of LIKE. */
  actor?: string | undefined
  verb?: string | undefined
  /** Or one of these. */
  verbs?: string[] | undefined
  /** Of text search, in subject, reason, or for whom. */
  words?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Only what was refused. */
  isRefused?: boolean
}

/** As its index has them (migration 0063). */
const auditWords = sql`audit_words(subject_kind, subject_id, reason, acting_for)`

const matching = ({ actor, verb, verbs = [], words, from, until, isRefused = false }: AuditFilter) =>
  and(
    isRefused ? isNotNull(auditEntries.refusal) : undefined,
    actor === undefined ? undefined : ilike(auditEntries.actorName, actor),
    verb === undefined ? undefined : or(ilike(auditEntries.verb, verb), inArray(auditEntries.verb, verbs)),
    words === undefined ? undefined : holdsWords(auditWords, words),
    from && gte(auditEntries.at, from),
    until && lt(auditEntries.at, until),
  )

/** A page of the trail by its time, the newest row first; of one moment, what was written last. */
export async function auditPage(
  database: Database,
  { words, ...filter }: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditEntry[]> {
  // Apart, so that their index finds them: words made of each row of the trail would cost far more.
  const entries =
    words === undefined
      ? sql`audit_entries`
      : sql`(select * from audit_entries where ${holdsWords(auditWords, words)} offset 0) as audit_entries`
  // Keys first: the rows before a far page are passed over in the index alone.
  const keys = sql`(select id from ${entries} where ${matching(filter) ?? sql`true`}
    order by at desc, id desc offset ${offset} limit ${limit})`
  return database
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.id, keys))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
}

/** How many entries a search finds, and how many of them were refused; without a search from the counter. */
export async function countAudit(
  database: Database,
  filter: AuditFilter,
): Promise<{ all: number; refused: number }> {
  const found = matching(filter)
  if (found === undefined) {
    const sums = await readCounter(database, { list: 'audit_entries', owner: '' })
    const refused = sums.get('refused') ?? 0
    return { all: refused + (sums.get('done') ?? 0), refused }
  }
  const [row] = await database
    .select({ all: count(), refused: count(auditEntries.refusal) })
    .from(auditEntries)
    .where(found)
  return row!
}

/** Where the counter of the trail differs from its entries. */
export const auditCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'audit_entries',
    sql`select '' as owner, case when refusal is null then 'done' else 'refused' end as key, count(*) as total
      from ${auditEntries} group by 2`,
  )

/** Removes rows from before a moment, by the only function that may (migration 0018). */
export async function removeAuditBefore(database: Database, moment: Date): Promise<void> {
  await database.execute(sql`select remove_old_audit_entries(${moment.toISOString()}::timestamptz)`)
}
