import type { Database } from '../database/database.ts'
import { madeUpTrade } from './demo-trade-tables.ts'

const name = 'demo'

/** Notes that trade up to a moment is to be written; once for each shop. */
export async function insertMadeUpTrade(
  transaction: Database,
  span: { endsAt: Date; weeks: number },
): Promise<void> {
  await transaction
    .insert(madeUpTrade)
    .values({ name, ...span })
    .onConflictDoNothing()
}

export type MadeUpTradeRow = typeof madeUpTrade.$inferSelect

/** How far it is; null where none is to be written. */
export async function madeUpTradeRow(database: Database): Promise<MadeUpTradeRow | null> {
  const [row] = await database.select().from(madeUpTrade)
  return row ?? null
}

export async function updateMadeUpTrade(
  transaction: Database,
  change: Partial<Pick<MadeUpTradeRow, 'stepsDone' | 'numbers' | 'finishedAt'>>,
): Promise<void> {
  await transaction.update(madeUpTrade).set(change)
}
