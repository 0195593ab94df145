import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { ProviderMove } from './provider-moves.ts'
import type { PaymentEvent } from './payment-state.ts'
import { sandboxIntents, sandboxMoves } from './sandbox-tables.ts'

export type SandboxIntent = { amountMinor: number; attempts: number; events: PaymentEvent[] }

export async function insertIntent(
  database: Database,
  intent: { reference: string; amountMinor: number },
): Promise<void> {
  await database.insert(sandboxIntents).values(intent).onConflictDoNothing()
}

/** The intent, held until the transaction ends; null for an unknown reference. */
export async function lockIntent(transaction: Database, reference: string): Promise<SandboxIntent | null> {
  const { amountMinor, attempts, events } = sandboxIntents
  const [row] = await transaction
    .select({ amountMinor, attempts, events })
    .from(sandboxIntents)
    .where(eq(sandboxIntents.reference, reference))
    .for('update')
  return row ?? null
}

export async function updateIntent(
  transaction: Database,
  reference: string,
  change: { attempts: number; events: PaymentEvent[] },
): Promise<void> {
  await transaction.update(sandboxIntents).set(change).where(eq(sandboxIntents.reference, reference))
}

type NewMove = Omit<typeof sandboxMoves.$inferInsert, 'movedAt'> & { at: Date }

/** Moves the balance; nothing where the move is there. */
export async function insertSandboxMove(database: Database, { at, ...move }: NewMove): Promise<void> {
  const movedAt = at.toISOString()
  await database
    .insert(sandboxMoves)
    .values({ ...move, movedAt })
    .onConflictDoNothing()
}

export async function hasSandboxMove(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: sandboxMoves.id })
    .from(sandboxMoves)
    .where(eq(sandboxMoves.id, id))
  return rows.length > 0
}

/** The sandbox's balance in pence. */
export async function sandboxBalance(database: Database): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${sandboxMoves.amountMinor}), 0)` })
    .from(sandboxMoves)
  return Number(row!.sum)
}

/** What moved the sandbox's balance since a moment; it takes no fee. */
export async function sandboxMovesSince(database: Database, since: Date): Promise<ProviderMove[]> {
  const rows = await database
    .select()
    .from(sandboxMoves)
    .where(gte(sandboxMoves.movedAt, sql`${since.toISOString()}::timestamptz`))
    .orderBy(asc(sandboxMoves.movedAt), asc(sandboxMoves.id))
  return rows.map(({ movedAt, ...move }) => ({ ...move, feeMinor: 0, at: new Date(movedAt) }))
}
