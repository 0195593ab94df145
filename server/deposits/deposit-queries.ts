import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { ContainerKind } from '../../shared/empties/container-names.ts'
import type { Database } from '../database/database.ts'
import { listed, preparedStatement, value } from '../database/prepared-statement.ts'
import { containerDeposits, containerPrices } from './deposit-tables.ts'

/** What a brewery states of a kind of container: the deposit on one, or the price of one that is lost. */
export type ContainerTerm = 'deposit' | 'price'
export type DepositRow = { breweryId: string; kind: ContainerKind; netMinor: number; fromDay: string }

const tableOf = { deposit: containerDeposits, price: containerPrices } as const

/** What holds on a day, 'YYYY-MM-DD', by brewery and kind; of one day the later row. */
export async function termsOn(
  database: Database,
  { term, breweryIds, day }: { term: ContainerTerm; breweryIds: readonly string[]; day: string },
): Promise<DepositRow[]> {
  if (breweryIds.length === 0) return []
  return inForce[term](database, { breweryIds: [...breweryIds], day })
}

function inForceOf(term: ContainerTerm) {
  const { id, breweryId, kind, netMinor, fromDay } = tableOf[term]
  return preparedStatement<DepositRow>(sql`
    select distinct on (${breweryId}, ${kind}) ${listed({ breweryId, kind, netMinor, fromDay })} from ${tableOf[term]}
    where ${breweryId} = any(${value('breweryIds', 'uuid[]')}) and ${fromDay} <= ${value('day', 'date')}
    order by ${breweryId}, ${kind}, ${fromDay} desc, ${id} desc`)
}
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
