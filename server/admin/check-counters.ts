import { findAuditCounterFaults } from '../audit/list-audit.ts'
import { findChangeCounterFaults } from '../beers/list-catalogue-changes.ts'
import type { Database } from '../database/database.ts'
import { findDocumentCounterFaults } from '../documents/read-documents.ts'
import { findContainerCounterFaults } from '../empties/read-containers.ts'
import { findFeeCounterFaults } from '../ledger/read-balances.ts'
import { findOrderCounterFaults } from '../orders/find-order-faults.ts'
import { findPaymentCounterFaults } from '../payments/record-dispute.ts'
import { findPayoutCounterFaults } from '../payouts/list-payouts.ts'
import { findReviewCounterFaults } from '../reviews/list-staff-reviews.ts'
import { findWorklistCounterFaults } from '../worklist/worklist.ts'

const checks = [
  findOrderCounterFaults,
  findContainerCounterFaults,
  findChangeCounterFaults,
  findFeeCounterFaults,
  findPayoutCounterFaults,
  findDocumentCounterFaults,
  findPaymentCounterFaults,
  findAuditCounterFaults,
  findReviewCounterFaults,
  findWorklistCounterFaults,
]

/** Where a list counts by a counter that is not what there is, in words (server/counters/README.md). */
export async function checkCounters(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) faults.push(...(await check(database)))
  return faults
}
