import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PayoutState } from '../../../shared/payouts/payout-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PagePlace } from '../../platform/database/read-page.ts'
import { countTallied, findCounterFaults } from '../../platform/counters/counters.ts'
import type { PayoutLine } from './assess-available.ts'
import { payoutDays, payoutLines, type PayoutProblem, payouts } from './payout-tables.ts'

export type PayoutRow = typeof payouts.$inferSelect

const isOpen = and(isNull(payouts.sentAt), isNull(payouts.withdrawnAt))

/** Others who pay this brewery out wait for the end of the transaction. */
export async function lockPayoutsOf(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts:${breweryId}`}))`)
}

/** The next number of payouts; held until the transaction ends, so that none is missing or twice. */
export async function nextPayoutSequence(transaction: Database): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('payout numbers'))`)
  const [row] = await transaction
    .select({ last: sql<number>`coalesce(max(${payouts.sequence}), 0)::integer` })
    .from(payouts)
  return row!.last + 1
}

export async function insertPayout(
  transaction: Database,
  payout: typeof payouts.$inferInsert,
  lines: readonly PayoutLine[],
): Promise<void> {
  const [row] = await transaction.insert(payouts).values(payout).returning({ id: payouts.id })
  await transaction.insert(payoutLines).values(lines.map((line) => ({ ...line, payoutId: row!.id })))
}

/** Whether a brewery has its payout of a day. */
export async function hasPayoutOf(
  database: Database,
  { breweryId, day }: { breweryId: string; day: string },
): Promise<boolean> {
  const rows = await database
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.breweryId, breweryId), eq(payouts.day, day)))
  return rows.length > 0
}

/** Pence of payouts that are made and not sent, by brewery; those without any are missing. */
export async function sumsOnItsWay(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { breweryId } = payouts
  const rows = await database
    .select({ breweryId, sum: sql<string>`sum(${payouts.amountMinor})` })
    .from(payouts)
    .where(and(inArray(breweryId, [...breweryIds]), isOpen))
    .groupBy(breweryId)
  return new Map(rows.map((row) => [row.breweryId, Number(row.sum)]))
}

/** What of each part of a brewery is in payouts, those that were withdrawn left out, in pence. */
export async function paidOutByPart(database: Database, breweryId: string): Promise<Map<string, number>> {
  const rows = await database
    .select({ partId: payoutLines.partId, sum: sql<string>`sum(${payoutLines.amountMinor})` })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
    .where(and(eq(payouts.breweryId, breweryId), isNull(payouts.withdrawnAt)))
    .groupBy(payoutLines.partId)
  return new Map(rows.flatMap(({ partId, sum }) => (partId === null ? [] : [[partId, Number(sum)] as const])))
}

export async function isDayMade(database: Database, day: string): Promise<boolean> {
  const rows = await database.select().from(payoutDays).where(eq(payoutDays.day, day))
  return rows.length > 0
}

export async function markDayMade(database: Database, day: string, madeAt: Date): Promise<void> {
  await database.insert(payoutDays).values({ day, madeAt: madeAt.toISOString() }).onConflictDoNothing()
}

/** Payouts of a provider whose time has come, the oldest first. */
export async function duePayoutRows(
  database: Database,
  { provider, now, most }: { provider: string; now: Date; most: number },
): Promise<PayoutRow[]> {
  return database
    .select()
    .from(payouts)
    .where(
      and(eq(payouts.provider, provider), isOpen, lte(payouts.dueAt, sql`${now.toISOString()}::timestamptz`)),
    )
    .orderBy(asc(payouts.sequence))
    .limit(most)
}

/** False where another process has it, or it is over. */
export async function claimPayout(
  database: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await database
    .update(payouts)
    .set({ triedAt: now.toISOString(), dueAt: until.toISOString() })
    .where(and(eq(payouts.id, id), isOpen, lte(payouts.dueAt, sql`${now.toISOString()}::timestamptz`)))
    .returning({ id: payouts.id })
  return rows.length > 0
}

/** Not sent yet: tried again then. */
export async function postponePayout(
  database: Database,
  id: string,
  { until, problem, isRefused }: { until: Date; problem: PayoutProblem | null; isRefused: boolean },
): Promise<void> {
  await database
    .update(payouts)
    .set({
      dueAt: until.toISOString(),
      problem,
      ...(isRefused && { refusals: sql`${payouts.refusals} + 1` }),
    })
    .where(and(eq(payouts.id, id), isOpen))
}

/** False where it was marked before, or is withdrawn. */
export async function markPayoutSent(
  transaction: Database,
  id: string,
  sent: { at: Date; reference: string; by: string },
): Promise<boolean> {
  const rows = await transaction
    .update(payouts)
    .set({ sentAt: sent.at.toISOString(), reference: sent.reference, sentBy: sent.by, problem: null })
    .where(and(eq(payouts.id, id), isOpen))
    .returning({ id: payouts.id })
  return rows.length > 0
}

export async function withdrawPayout(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction
    .update(payouts)
    .set({ withdrawnAt: now.toISOString() })
    .where(and(eq(payouts.id, id), isOpen))
}

/** A payout by its number, held until the transaction ends. */
export async function lockedPayoutRow(transaction: Database, number: string): Promise<PayoutRow | null> {
  const [row] = await transaction.select().from(payouts).where(eq(payouts.number, number)).for('update')
  return row ?? null
}

export type PayoutsFilter = {
  breweryId?: string
  isOpenBank?: boolean
  state?: PayoutState | undefined
  sentFrom?: Date | undefined
}

const inState: Record<PayoutState, SQL | undefined> = {
  on_its_way: isOpen,
  paid: and(isNotNull(payouts.sentAt), isNull(payouts.withdrawnAt)),
  withdrawn: isNotNull(payouts.withdrawnAt),
}

const ofBrewery = (breweryId: string | undefined) =>
  breweryId === undefined ? undefined : eq(payouts.breweryId, breweryId)

const those = ({ isOpenBank = false, state, sentFrom }: PayoutsFilter) =>
  and(
    isOpenBank ? and(isNull(payouts.provider), isOpen) : undefined,
    state && inState[state],
    sentFrom && gte(payouts.sentAt, sentFrom.toISOString()),
  )

/** Payouts, the newest first, a page of them: of one brewery, or those by bank that finance is to send. */
export async function payoutRows(
  database: Database,
  { breweryId, limit, offset, ...wanted }: PayoutsFilter & PagePlace,
): Promise<PayoutRow[]> {
  return database
    .select()
    .from(payouts)
    .where(and(ofBrewery(breweryId), those(wanted)))
    .orderBy(desc(payouts.sequence))
    .limit(limit)
    .offset(offset)
}

/** From the counter where no state or day is asked for. */
export async function countPayouts(
  database: Database,
  { breweryId, ...wanted }: PayoutsFilter,
): Promise<number> {
  const filter = those(wanted)
  return filter === undefined
    ? countTallied(database, { list: 'payouts', owner: breweryId ?? null })
    : database.$count(payouts, and(ofBrewery(breweryId), filter))
}

/** Where the counters of breweries differ from their payouts. */
export const payoutCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'payouts',
    sql`select brewery_id::text as owner, 'all' as key, count(*) as total from ${payouts} group by 1`,
  )

/** What these payouts are made of. */
export async function linesOfPayouts(
  database: Database,
  ids: readonly string[],
): Promise<(PayoutLine & { payoutId: string })[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(payoutLines)
    .where(inArray(payoutLines.payoutId, [...ids]))
}

/** How many payouts wait, and since when the oldest one does. */
export async function waitingPayouts(database: Database): Promise<{ payouts: number; since: Date | null }> {
  const [row] = await database
    .select({ payouts: sql<number>`count(*)::integer`, since: sql<string | null>`min(${payouts.madeAt})` })
    .from(payouts)
    .where(isOpen)
  return { payouts: row!.payouts, since: row!.since === null ? null : new Date(row!.since) }
}

/** The numbers of the payouts that hold each of these parts, the oldest first. */
export async function payoutsOfParts(
  database: Database,
  partIds: readonly string[],
): Promise<{ partId: string | null; number: string }[]> {
  if (partIds.length === 0) return []
  return database
    .select({ partId: payoutLines.partId, number: payouts.number })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
    .where(and(inArray(payoutLines.partId, [...partIds]), isNull(payouts.withdrawnAt)))
    .orderBy(asc(payouts.sequence))
}

/** Payouts by their ids. */
export async function payoutsById(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; number: string }[]> {
  if (ids.length === 0) return []
  return database
    .select({ id: payouts.id, number: payouts.number })
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
}

/** A brewery's payouts since a day by the Monday of their week, those that were withdrawn left out. */
export async function payoutsByWeek(
  database: Database,
  { breweryId, from }: { breweryId: string; from: string },
): Promise<{ week: string; amountMinor: number; payouts: number }[]> {
  const week = sql<string>`to_char(date_trunc('week', ${payouts.day}::timestamp), 'YYYY-MM-DD')`
  return database
    .select({
      week,
      amountMinor: sql<number>`sum(${payouts.amountMinor})::double precision`,
      payouts: sql<number>`count(*)::integer`,
    })
    .from(payouts)
    .where(and(eq(payouts.breweryId, breweryId), isNull(payouts.withdrawnAt), gte(payouts.day, from)))
    .groupBy(week)
}
