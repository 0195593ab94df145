import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { PaymentEvent } from './payment-state.ts'
import { sandboxIntents } from './sandbox-tables.ts'

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
