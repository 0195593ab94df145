import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { lowUnits } from '../../../shared/catalogue/stock-band.ts'
import { selectSellable } from '../../trading/stock/sellable-in-statement.ts'
import { selectWishers } from '../wishlist/wishers-in-statement.ts'
import { alertDigests, sentAlerts } from './alert-tables.ts'

export type SentAlert = Omit<typeof sentAlerts.$inferSelect, 'sentAt'>

/** Begins the daily emails of a day; does nothing where they have begun. */
export async function beginDay(database: Database, day: string): Promise<void> {
  await database.insert(alertDigests).values({ day }).onConflictDoNothing()
}

/** How far a day has come, locked until the transaction ends. */
export async function lockDay(
  transaction: Database,
  day: string,
): Promise<{ lastClientId: string | null; mails: number; isFinished: boolean }> {
  const [row] = await transaction
    .select({
      lastClientId: alertDigests.lastClientId,
      mails: alertDigests.mails,
      isFinished: sql<boolean>`${alertDigests.finishedAt} is not null`,
    })
    .from(alertDigests)
    .where(eq(alertDigests.day, day))
    .for('update')
  return row!
}

export async function markDay(
  transaction: Database,
  day: string,
  change: Partial<Omit<typeof alertDigests.$inferSelect, 'day'>>,
): Promise<void> {
  await transaction.update(alertDigests).set(change).where(eq(alertDigests.day, day))
}

/** The next clients who follow something or have a wishlist, by id. */
export async function nextClients(
  database: Database,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const next = sql`(${after}::uuid is null or client_id > ${after}::uuid) order by client_id limit ${most}`
  const { rows } = await database.execute(sql`
    select client_id as id from (
      (select distinct client_id from follows where ${next})
      union
      (select distinct client_id from (${selectWishers()}) as wishers where ${next})
    ) as clients order by client_id limit ${most}`)
  return rows.map((row) => String(row['id']))
}

/** What these clients have had. */
export async function sentTo(database: Database, clientIds: readonly string[]): Promise<SentAlert[]> {
  return database
    .select({ clientId: sentAlerts.clientId, kind: sentAlerts.kind, subjectId: sentAlerts.subjectId })
    .from(sentAlerts)
    .where(inArray(sentAlerts.clientId, [...clientIds]))
}

export async function insertSent(
  transaction: Database,
  rows: readonly SentAlert[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insert(sentAlerts)
    .values(rows.map((row) => ({ ...row, sentAt: now })))
    .onConflictDoNothing()
}

/** A size with enough units again may be alerted of again once they are few. */
export async function forgetRefilled(database: Database): Promise<void> {
  await database.execute(sql`
    delete from sent_alerts where kind = 'last_units' and subject_id in (
      select item_id from (${selectSellable()}) as sellable where units > ${lowUnits}
    )`)
}

export async function removeOldSent(database: Database, before: Date): Promise<void> {
  await database.delete(sentAlerts).where(and(lt(sentAlerts.sentAt, before)))
}

export async function removeOldDays(database: Database, before: string): Promise<void> {
  await database.delete(alertDigests).where(lt(alertDigests.day, before))
}

/** What a client has had, for the client to download. */
export async function sentAlertsOf(database: Database, clientId: string) {
  return database
    .select({ kind: sentAlerts.kind, subjectId: sentAlerts.subjectId, sentAt: sentAlerts.sentAt })
    .from(sentAlerts)
    .where(eq(sentAlerts.clientId, clientId))
}
