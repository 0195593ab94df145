import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { Database } from '../../platform/database/database.ts'
import { claimReturn, movementsUpTo, openReturnIds } from './deposit-return-queries.ts'
import { matchReturns, type ReturnedOf } from './match-returns.ts'

/** Movements back whose deposits wait to be credited. */
export const findOpenReturns = (database: Database, most: number): Promise<number[]> =>
  openReturnIds(database, most)

/**
 * Takes a movement back for the transaction at hand: what came back by the part that brought it. Null where another process
 * has it (EMPT-05).
 */
export async function claimDepositReturn(
  transaction: Database,
  { id, now }: { id: number; now: Date },
): Promise<{ kind: ContainerKind; returned: ReturnedOf[] } | null> {
  if (!(await claimReturn(transaction, id, now))) return null
  const movements = await movementsUpTo(transaction, id)
  return { kind: movements.at(-1)!.kind, returned: matchReturns(movements) }
}
