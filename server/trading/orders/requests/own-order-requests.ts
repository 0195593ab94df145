import { formerClientName } from '../../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../../platform/database/database.ts'
import { forgetRequester, requestsOfPerson, requestsOfSite, updateRequest } from './order-request-queries.ts'

const mostTaken = 500

/** The orders that a client requested, and those that were requested for its site, for the download of personal data. */
export async function ownOrderRequests(database: Database, clientId: string) {
  const rows = [
    ...(await requestsOfSite(database, { clientId, most: mostTaken })),
    ...(await requestsOfPerson(database, { personId: clientId, most: mostTaken })),
  ]
  return rows.map(
    ({
      requestedBy,
      reason,
      note,
      state,
      requestedAt,
      decidedBy,
      decidedAt,
      declineReason,
      orderNumber,
    }) => ({
      requestedBy,
      reason,
      note,
      state,
      requestedAt,
      decidedBy,
      decidedAt,
      declineReason,
      orderNumber,
    }),
  )
}

/** Before an account is deleted: its open requests end, and others lose its name. */
export async function forgetOrderRequests(transaction: Database, clientId: string, now: Date): Promise<void> {
  for (const { id, state } of await requestsOfPerson(transaction, { personId: clientId, most: mostTaken }))
    if (state === 'requested')
      await updateRequest(transaction, id, { state: 'withdrawn', decidedAt: now.toISOString() })
  await forgetRequester(transaction, clientId, formerClientName)
}
