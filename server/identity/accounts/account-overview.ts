import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { subscriptionsOfClient } from '../newsletter/client-subscriptions.ts'
import { noSubscriptions } from '../../../shared/newsletter/newsletter-data.ts'
import type { Accounts } from './accounts.ts'
import { noCellar } from '../../../shared/accounts/cellar.ts'
import { cellarOf } from './cellar-queries.ts'
import { addressesOf } from './address-queries.ts'
import { clientView } from './client-view.ts'
import { identitiesOf } from './identity-queries.ts'
import { pendingEmailOf } from './mail-token-queries.ts'
import { requireClientRow } from './require-client-row.ts'
import { liveSessions, type SessionRow } from './sessions/session-queries.ts'
import { secondFactorOverview } from './second-factor-overview.ts'

/** Everything the account page shows; addresses and cellar are those of the site that the client acts for (OPEN-25). */
export async function accountOverview(
  accounts: Accounts,
  { clientId, siteId, sessionId }: { clientId: string; siteId: string; sessionId: string },
): Promise<AccountOverview> {
  const { database, clock } = accounts
  const now = clock()
  const client = await requireClientRow(database, clientId)
  const [letters, pendingEmail, identities, addresses, cellar, secondFactor, sessions] = await Promise.all([
    client.emailConfirmedAt === null ? noSubscriptions : subscriptionsOfClient(database, client.emailKey),
    pendingEmailOf(database, clientId, now),
    identitiesOf(database, clientId),
    addressesOf(database, siteId),
    cellarOf(database, siteId),
    secondFactorOverview(accounts, { clientId, sessionId }),
    liveSessions(database, clientId, now),
  ])
  return {
    client: clientView({
      ...client,
      siteId: siteId === clientId ? null : siteId,
      servings: cellar?.servings ?? null,
      couplers: cellar?.couplers ?? null,
    }),
    letters,
    hasPassword: client.passwordHash !== null,
    pendingEmail,
    providers: identities.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
    cellar: { ...(cellar ?? noCellar) },
    addresses,
    secondFactor,
    sessions: sessions.map((session) => sessionView(session, sessionId)),
  }
}

function sessionView({ id, device, startedAt, lastUsedAt }: SessionRow, current: string) {
  return {
    id,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    device,
    current: id === current,
  }
}
