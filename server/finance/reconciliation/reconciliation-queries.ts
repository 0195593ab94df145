import { and, asc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import {
  explainedDifferences,
  openDifferences,
  providerMoves,
  reconciledDays,
} from './reconciliation-tables.ts'

export type MoveRow = typeof providerMoves.$inferSelect

/** Stores a provider's moves as they were read last. */
export async function storeMoves(database: Database, moves: readonly MoveRow[]): Promise<void> {
  if (moves.length === 0) return
  await database
    .insert(providerMoves)
    .values([...moves])
    .onConflictDoUpdate({
      target: [providerMoves.provider, providerMoves.id],
      set: { amountMinor: sql`excluded.amount_minor`, feeMinor: sql`excluded.fee_minor` },
    })
}

/** Whether a provider's books were ever read. */
export async function hasMoves(database: Database, provider: string): Promise<boolean> {
  const rows = await database
    .select({ id: providerMoves.id })
    .from(providerMoves)
    .where(eq(providerMoves.provider, provider))
    .limit(1)
  return rows.length > 0
}

export async function movesSince(
  database: Database,
  { provider, since }: { provider: string; since: Date },
): Promise<MoveRow[]> {
  return database
    .select()
    .from(providerMoves)
    .where(
      and(
        eq(providerMoves.provider, provider),
        gte(providerMoves.movedAt, sql`${since.toISOString()}::timestamptz`),
      ),
    )
}

/** All moves that stand for these bookings, however old. */
export async function movesOfKeys(
  database: Database,
  { provider, keys }: { provider: string; keys: readonly string[] },
): Promise<MoveRow[]> {
  const known = [...keys]
  const byKey = await database
    .select()
    .from(providerMoves)
    .where(and(eq(providerMoves.provider, provider), inArray(providerMoves.key, known)))
  const byFee = await database
    .select()
    .from(providerMoves)
    .where(and(eq(providerMoves.provider, provider), inArray(providerMoves.feeKey, known)))
  return [...new Map([...byKey, ...byFee].map((move) => [move.id, move])).values()]
}

export async function isReconciled(database: Database, provider: string, day: string): Promise<boolean> {
  const rows = await database
    .select()
    .from(reconciledDays)
    .where(and(eq(reconciledDays.provider, provider), eq(reconciledDays.day, day)))
  return rows.length > 0
}

export async function markReconciled(database: Database, provider: string, day: string): Promise<void> {
  await database.insert(reconciledDays).values({ provider, day }).onConflictDoNothing()
}

export async function insertExplanation(
  transaction: Database,
  explanation: typeof explainedDifferences.$inferInsert,
): Promise<void> {
  await transaction.insert(explainedDifferences).values(explanation)
}

/** Differences of a provider that finance has explained. */
export async function explainedRows(
  database: Database,
  provider: string,
): Promise<{ key: string; differenceMinor: number }[]> {
  return database
    .select({ key: explainedDifferences.key, differenceMinor: explainedDifferences.differenceMinor })
    .from(explainedDifferences)
    .where(eq(explainedDifferences.provider, provider))
}

export type DifferenceRow = typeof openDifferences.$inferSelect

/** What is open of a provider, the oldest first, at most a thousand. */
export async function differenceRows(database: Database, provider: string): Promise<DifferenceRow[]> {
  return database
    .select()
    .from(openDifferences)
    .where(eq(openDifferences.provider, provider))
    .orderBy(asc(openDifferences.foundAt), asc(openDifferences.key))
    .limit(1000)
}

/** Stores what is open by now; one that was open before stays with the day it was found. */
export async function storeDifferences(
  transaction: Database,
  provider: string,
  rows: readonly DifferenceRow[],
): Promise<void> {
  const keys = rows.map(({ key }) => key)
  await transaction
    .delete(openDifferences)
    .where(
      and(
        eq(openDifferences.provider, provider),
        keys.length === 0 ? undefined : notInArray(openDifferences.key, keys),
      ),
    )
  for (const row of rows) {
    const { kind, hereMinor, thereMinor, differenceMinor } = row
    await transaction
      .insert(openDifferences)
      .values(row)
      .onConflictDoUpdate({
        target: [openDifferences.provider, openDifferences.key],
        set: { kind, hereMinor, thereMinor, differenceMinor },
      })
  }
}

/** An open difference, held until the transaction ends. */
export async function lockedDifference(
  transaction: Database,
  { provider, key }: { provider: string; key: string },
): Promise<DifferenceRow | null> {
  const [row] = await transaction
    .select()
    .from(openDifferences)
    .where(and(eq(openDifferences.provider, provider), eq(openDifferences.key, key)))
    .for('update')
  return row ?? null
}

export async function deleteDifference(
  transaction: Database,
  { provider, key }: { provider: string; key: string },
): Promise<void> {
  await transaction
    .delete(openDifferences)
    .where(and(eq(openDifferences.provider, provider), eq(openDifferences.key, key)))
}

export async function countDifferences(database: Database): Promise<number> {
  return database.$count(openDifferences)
}
