import { findAuditTallyFaults } from '../audit/list-audit.ts'
import { findChangeTallyFaults } from '../beers/list-catalogue-changes.ts'
import type { Database } from '../database/database.ts'
import { findDocumentTallyFaults } from '../documents/read-documents.ts'
import { findContainerTallyFaults } from '../empties/read-containers.ts'
import { findFeeTallyFaults } from '../ledger/read-balances.ts'
import { findOrderTallyFaults } from '../orders/find-order-faults.ts'
import { findPaymentTallyFaults } from '../payments/record-dispute.ts'
import { findPayoutTallyFaults } from '../payouts/list-payouts.ts'
import { findReviewTallyFaults } from '../reviews/list-staff-reviews.ts'
import { findWorklistTallyFaults } from '../worklist/worklist.ts'

const checks = [
  findOrderTallyFaults,
  findContainerTallyFaults,
  findChangeTallyFaults,
  findFeeTallyFaults,
  findPayoutTallyFaults,
  findDocumentTallyFaults,
  findPaymentTallyFaults,
  findAuditTallyFaults,
  findReviewTallyFaults,
  findWorklistTallyFaults,
]

/** Where a list counts by a tally that is not what there is, in words (docs/decisions/0129). */
export async function checkTallies(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) faults.push(...(await check(database)))
  return faults
}
