import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, min, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sealedTextColumn } from '../database/sealed-column-queries.ts'
import { mails } from './mail-tables.ts'

type NewMail = {
  id: string
  toEmail: string
  toName: string
  template: string
  data: unknown
  /** Sealed. */
  secret: string | null
  validMinutes: number | null
  waitsForMorning: boolean
  isBulk?: boolean
}

/** A mail that this process is to send now. */
export type ClaimedMail = {
  id: string
  template: string
  toEmail: string
  toName: string
  data: unknown
  /** Sealed. */
  secret: string | null
  /** This one included. */
  attempts: number
  expired: boolean
}

/** How long a process may hold a claimed mail; after a crash another process can claim it again. */
const turnMinutes = 5
const deadLetterDays = 30

export async function insertMail(database: Database, { validMinutes, ...mail }: NewMail): Promise<void> {
  const expiresAt = validMinutes === null ? null : minutesFromNow(validMinutes)
  // A transaction that writes several mails has them in the order in which it wrote them.
  await database.insert(mails).values({ ...mail, expiresAt, createdAt: sql`clock_timestamp()` })
}

/** Copies of a newsletter issue: they wait until the mails to single people are sent. */
export async function insertIssueCopies(
  database: Database,
  copies: { id: string; toEmail: string; data: unknown; secret: string }[],
): Promise<void> {
  const rows = copies.map((copy) => ({ ...copy, toName: '', template: 'letter', isBulk: true }))
  if (rows.length > 0) await database.insert(mails).values(rows)
}

/** Waiting copies of a category for one subscriber, whatever the case of the address. */
export async function removeWaitingCopies(
  database: Database,
  { emailKey, category }: { emailKey: string; category: string },
): Promise<void> {
  const isCopy = sql`${mails.isBulk} and ${mails.data} ->> 'category' = ${category}`
  await database.delete(mails).where(and(isCopy, sql`lower(${mails.toEmail}) = ${emailKey}`))
}

/** Mails of other templates that wait for an address or were given up, whatever the case of the address. */
export async function removeMailsTo(
  database: Database,
  { emailKey, without }: { emailKey: string; without: readonly string[] },
): Promise<void> {
  const isOther = notInArray(mails.template, [...without])
  await database.delete(mails).where(and(sql`lower(${mails.toEmail}) = ${emailKey}`, isOther))
}

/** The oldest due mails, those of single people first, each claimed by one process only; at night those that wait stay. */
export async function claimDueMails(
  database: Database,
  most: number,
  { isNight = false }: { isNight?: boolean } = {},
): Promise<ClaimedMail[]> {
  const due = database.$with('due').as(
    database
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.failedForGoodAt),
          lte(mails.dueAt, sql`now()`),
          isNight ? eq(mails.waitsForMorning, false) : undefined,
        ),
      )
      .orderBy(asc(mails.isBulk), asc(mails.dueAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return database
    .with(due)
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: minutesFromNow(turnMinutes) })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning({
      id: mails.id,
      template: mails.template,
      toEmail: mails.toEmail,
      toName: mails.toName,
      data: mails.data,
      secret: mails.secret,
      attempts: mails.attempts,
      expired: sql<boolean>`coalesce(${mails.expiresAt} <= now(), false)`,
    })
}

export async function removeMail(database: Database, id: string): Promise<void> {
  await database.delete(mails).where(eq(mails.id, id))
}

/** Changes nothing when another process has claimed the mail meanwhile. */
export async function postponeMail(
  database: Database,
  { id, attempts }: ClaimedMail,
  minutes: number,
  reason: string,
): Promise<void> {
  await database
    .update(mails)
    .set({ dueAt: minutesFromNow(minutes), lastError: reason })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)))
}

/** A link that expires is dropped: a dead letter is not sent again with it. Links to unsubscribe never expire. */
export async function markDead(
  database: Database,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  reason: string,
): Promise<void> {
  await database
    .update(mails)
    .set({
      failedForGoodAt: sql`now()`,
      lastError: reason,
      secret: sql`case when ${mails.expiresAt} is null then ${mails.secret} end`,
    })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)))
}

export async function removeOldMails(database: Database): Promise<void> {
  await database
    .delete(mails)
    .where(lt(mails.failedForGoodAt, sql`now() - make_interval(days => ${sql.raw(String(deadLetterDays))})`))
}

export async function countFailedMails(database: Database): Promise<number> {
  const [row] = await database.select({ mails: count() }).from(mails).where(isNotNull(mails.failedForGoodAt))
  return row!.mails
}

/** How many mails wait to be sent, and since when the oldest does. */
export async function sumWaitingMails(
  database: Database,
): Promise<{ waiting: number; oldestAt: string | null }> {
  const [row] = await database
    .select({ waiting: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(isNull(mails.failedForGoodAt))
  return row!
}

export async function findDeadLetters(database: Database, most: number) {
  return database
    .select({
      id: mails.id,
      template: mails.template,
      toEmail: mails.toEmail,
      createdAt: mails.createdAt,
      lastError: mails.lastError,
      attempts: mails.attempts,
      isPast: sql<boolean>`${mails.expiresAt} is not null`,
    })
    .from(mails)
    .where(isNotNull(mails.failedForGoodAt))
    .orderBy(asc(mails.createdAt))
    .limit(most)
}

/** Whom a mail was written to; null where it is no more. */
export async function addresseeOfMail(database: Database, id: string): Promise<string | null> {
  const [row] = await database.select({ toEmail: mails.toEmail }).from(mails).where(eq(mails.id, id))
  return row?.toEmail ?? null
}

/** False where no such mail was given up. */
export async function removeDeadLetter(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .delete(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.failedForGoodAt)))
    .returning({ id: mails.id })
  return rows.length > 0
}

/** Returns the number of mails. Mails with a link that expires stay dead letters. */
export async function restartMails(database: Database, ids: string[]): Promise<number> {
  const rows = await database
    .update(mails)
    .set({ failedForGoodAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(isNotNull(mails.failedForGoodAt), isNull(mails.expiresAt), inArray(mails.id, ids)))
    .returning({ id: mails.id })
  return rows.length
}

function minutesFromNow(minutes: number) {
  return sql`now() + make_interval(mins => ${minutes}::int)`
}

export const mailContext = (id: string) => `mail ${id}`

export const sealedMailSecrets = sealedTextColumn({
  name: 'links and codes of mails that wait',
  table: mails,
  id: mails.id,
  text: mails.secret,
  context: mailContext,
})

/** The mails that this very transaction has put into the outbox, without what they say. */
export async function mailsOfTransaction(
  transaction: Database,
): Promise<{ toName: string; toEmail: string; heading: string | null }[]> {
  return transaction
    .select({
      toName: mails.toName,
      toEmail: mails.toEmail,
      heading: sql<string | null>`${mails.data} ->> 'heading'`,
    })
    .from(mails)
    .where(sql`${mails}.xmin = pg_current_xact_id()::xid`)
    .orderBy(asc(mails.template), asc(mails.toEmail), sql`${mails.data} ->> 'heading'`, asc(mails.toName))
}
