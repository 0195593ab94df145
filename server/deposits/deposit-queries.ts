import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { ContainerKind } from '../../shared/empties/container-names.ts'
import type { Database } from '../database/database.ts'
import { containerDeposits } from './deposit-tables.ts'

export type DepositRow = { breweryId: string; kind: ContainerKind; netMinor: number; fromDay: string }

const { breweryId, kind, netMinor, fromDay } = containerDeposits
const fields = { breweryId, kind, netMinor, fromDay }

/** What holds on a day, 'YYYY-MM-DD', by brewery and kind; of one day the later row. */
export async function depositsOn(
  database: Database,
  { breweryIds, day }: { breweryIds: readonly string[]; day: string },
): Promise<DepositRow[]> {
  if (breweryIds.length === 0) return []
  return database
    .selectDistinctOn([breweryId, kind], fields)
    .from(containerDeposits)
    .where(and(inArray(breweryId, [...breweryIds]), lte(fromDay, day)))
    .orderBy(breweryId, kind, desc(fromDay), desc(containerDeposits.id))
}

/** What is to come after a day, the nearest first; at most 500. */
export async function depositsAfter(database: Database, brewery: string, day: string): Promise<DepositRow[]> {
  return database
    .selectDistinctOn([fromDay, kind], fields)
    .from(containerDeposits)
    .where(and(eq(breweryId, brewery), gt(fromDay, day)))
    .orderBy(asc(fromDay), kind, desc(containerDeposits.id))
    .limit(500)
}

export async function insertDeposit(
  transaction: Database,
  row: typeof containerDeposits.$inferInsert,
): Promise<void> {
  await transaction.insert(containerDeposits).values(row)
}
