import { ownSubscriptions } from '../newsletter/client-subscriptions.ts'
import { accountOverview } from './account-overview.ts'
import type { Accounts } from './accounts.ts'
import { identitiesOf } from './identity-queries.ts'
import { requireClientRow } from './require-client-row.ts'
import { securityEventsOf } from './security-event-queries.ts'

/** Everything the shop knows of a client, other features' parts included, for the client to take away. */
export async function readOwnData(
  accounts: Accounts,
  { clientId, sessionId }: { clientId: string; sessionId: string },
): Promise<Record<string, unknown>> {
  const { database, personalData, clock } = accounts
  const now = clock()
  const { createdAt, marketingOptIn, emailKey, emailConfirmedAt } = await requireClientRow(database, clientId)
  const { client, pendingEmail, cellar, addresses, secondFactor, sessions } = await accountOverview(
    accounts,
    {
      clientId,
      siteId: clientId,
      sessionId,
    },
  )
  const providers = await identitiesOf(database, clientId)
  const events = await securityEventsOf(database, clientId)
  const parts = await Promise.all(
    personalData.map(async ({ name, read }) => [name, await read(database, clientId, now)] as const),
  )
  return {
    madeAt: now.toISOString(),
    account: { ...client, createdAt: createdAt.toISOString(), marketingOptIn, pendingEmail },
    letters: emailConfirmedAt === null ? [] : await ownSubscriptions(database, emailKey),
    cellar,
    addresses,
    sessions,
    providers: providers.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
    secondFactor,
    securityEvents: events.map(({ kind, at, ip }) => ({ kind, at: at.toISOString(), ip })),
    ...Object.fromEntries(parts),
  }
}
