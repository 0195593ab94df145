import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { openReporters } from './report-queries.ts'

/** Which of these clients have ordered: the orders of the shop answer it. */
export type BuyersAmong = (database: Database, clientIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Younger accounts are too cheap to count: three of them would hide anything. */
const leastAgeMs = 24 * 60 * 60 * 1000

/** Open reports of a review by clients who have ordered and whose account is older than a day. */
export async function countCredibleReports(
  database: Database,
  { reviewId, buyersAmong, now }: { reviewId: string; buyersAmong: BuyersAmong; now: Date },
): Promise<number> {
  const reporterIds = await openReporters(database, reviewId)
  const [clients, buyers] = await Promise.all([
    findPublicClients(database, reporterIds),
    buyersAmong(database, reporterIds),
  ])
  const oldest = now.getTime() - leastAgeMs
  return [...clients.values()].filter(({ id, createdAt }) => buyers.has(id) && createdAt.getTime() <= oldest)
    .length
}
