import { findAuditCounterFaults } from '../../platform/audit/list-audit.ts'
import { findChangeCounterFaults } from '../own-beers/list-catalogue-changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocumentCounterFaults } from '../../finance/documents/read-documents.ts'
import { findContainerCounterFaults } from '../../trading/empties/read-containers.ts'
import { findFeeCounterFaults } from '../../finance/ledger/read-balances.ts'
import { findOrderCounterFaults } from '../../trading/orders/find-order-faults.ts'
import { findPaymentCounterFaults } from '../../finance/payments/record-dispute.ts'
import { findPayoutCounterFaults } from '../../finance/payouts/list-payouts.ts'
import { findReviewCounterFaults } from '../../engagement/reviews/list-staff-reviews.ts'
import { findWorklistCounterFaults } from '../../platform/worklist/worklist.ts'

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

/** Where a list counts by a counter that is not what there is, in words (server/platform/counters/README.md). */
export async function checkCounters(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) faults.push(...(await check(database)))
  return faults
}
