import type { Database } from '../../platform/database/database.ts'
import { demoTrade } from './demo-trade-tables.ts'

const name = 'demo'

/** Notes that trade up to a moment is to be written; once for each shop. */
export async function insertDemoTrade(
  transaction: Database,
  span: { endsAt: Date; weeks: number },
): Promise<void> {
  await transaction
    .insert(demoTrade)
    .values({ name, ...span })
    .onConflictDoNothing()
}

export type DemoTradeRow = typeof demoTrade.$inferSelect

/** How far it is; null where none is to be written. */
export async function demoTradeRow(database: Database): Promise<DemoTradeRow | null> {
  const [row] = await database.select().from(demoTrade)
  return row ?? null
}

export async function updateDemoTrade(
  transaction: Database,
  change: Partial<Pick<DemoTradeRow, 'stepsDone' | 'numbers' | 'finishedAt'>>,
): Promise<void> {
  await transaction.update(demoTrade).set(change)
}
