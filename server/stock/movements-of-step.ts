import type { Database } from '../database/database.ts'
import { movementsOfTransaction, type StepMovement } from './step-movement-queries.ts'

export type { StepMovement } from './step-movement-queries.ts'

/** What this very transaction has moved of these lines of orders, an entry an item. */
export const movementsOfStep = (
  transaction: Database,
  orderLineIds: readonly string[],
): Promise<StepMovement[]> =>
  orderLineIds.length === 0 ? Promise.resolve([]) : movementsOfTransaction(transaction, orderLineIds)
