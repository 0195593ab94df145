import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { returnRequested } from './decide-request.ts'
import { notifyOfDecision } from './notify-of-request.ts'
import { deleteOldRequests, expiredRequestIds, lockRequest, updateRequest } from './order-request-queries.ts'

type Deps = { database: Database; publicUrl: string; clock: () => Date }

const mostAtOnce = 100
/** Requests stay in the list of their site for so long. */
const storedMs = 400 * 86_400_000

/** Ends requests that no one decided within 72 hours, and writes to buyer and approvers (BIZ-07). */
export async function expireRequests({ database, publicUrl, clock }: Deps): Promise<void> {
  for (const id of await expiredRequestIds(database, clock(), mostAtOnce))
    await retryTransaction(database, async (transaction) => {
      const request = await lockRequest(transaction, id)
      if (request?.state !== 'requested') return
      const now = clock()
      const change = { state: 'expired', decidedAt: now.toISOString() } as const
      await updateRequest(transaction, id, change)
      await notifyOfDecision(transaction, { ...request, ...change }, { publicUrl })
      await returnRequested(transaction, request, now)
    })
}

export const tidyRequests = ({ database, clock }: Deps): Promise<void> =>
  deleteOldRequests(database, new Date(clock().getTime() - storedMs))
