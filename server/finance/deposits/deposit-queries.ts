import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { DepositKind } from '../../../shared/deposits/deposit-kinds.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { type ContainerTerm, selectTerms, tableOf } from './deposit-in-statement.ts'
import type { containerDeposits } from './deposit-tables.ts'

export type DepositRow = { breweryId: string; kind: DepositKind; netMinor: number; fromDay: string }

/** What holds on a day, 'YYYY-MM-DD', by brewery and kind; of one day the later row. */
export async function termsOn(
  database: Database,
  { term, breweryIds, day }: { term: ContainerTerm; breweryIds: readonly string[]; day: string },
): Promise<DepositRow[]> {
  if (breweryIds.length === 0) return []
  return inForce[term](database, { breweryIds: [...breweryIds], day })
}

const inForceOf = (term: ContainerTerm) =>
  preparedStatement<DepositRow>(
    selectTerms(term, { breweryIds: value('breweryIds', 'uuid[]'), day: value('day', 'date') }),
  )
const inForce = { deposit: inForceOf('deposit'), price: inForceOf('price') }

/** What is to come after a day, the nearest first; at most 500. */
export async function termsAfter(
  database: Database,
  { term, brewery, day }: { term: ContainerTerm; brewery: string; day: string },
): Promise<DepositRow[]> {
  const { id, breweryId, kind, netMinor, fromDay } = tableOf[term]
  return database
    .selectDistinctOn([fromDay, kind], { breweryId, kind, netMinor, fromDay })
    .from(tableOf[term])
    .where(and(eq(breweryId, brewery), gt(fromDay, day)))
    .orderBy(asc(fromDay), kind, desc(id))
    .limit(500)
}

export async function insertTerm(
  transaction: Database,
  term: ContainerTerm,
  row: typeof containerDeposits.$inferInsert,
): Promise<void> {
  await transaction.insert(tableOf[term]).values(row)
}
