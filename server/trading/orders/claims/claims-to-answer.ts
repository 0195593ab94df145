import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openClaimRows } from './claim-queries.ts'
import { claimState } from './claim-standing.ts'

/** Which of these parts have a claim that their brewery has not answered. */
export async function findClaimsToAnswer(
  database: Database,
  parts: readonly { id: string; state: OrderState }[],
): Promise<Set<string>> {
  const claimed = parts.filter(({ state }) => state === 'claimed').map(({ id }) => id)
  const claims = await openClaimRows(database, claimed)
  return new Set(claims.filter((claim) => claimState(claim) === 'open').map((claim) => claim.consignmentId))
}
