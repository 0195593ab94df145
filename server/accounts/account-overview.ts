import type { AccountOverview } from '../../shared/api/accounts.ts'
import { lettersOf } from '../newsletter/client-letters.ts'
import { noLetters } from '../../shared/newsletter.ts'
import type { Accounts } from './accounts.ts'
import { noCellar } from '../../shared/cellar.ts'
import { addressesOf } from './address-queries.ts'
import { clientView } from './client-view.ts'
import { identitiesOf } from './identity-queries.ts'
import { pendingEmailOf } from './mail-token-queries.ts'
import { requireClientRow } from './require-client-row.ts'
import { liveSessions, type SessionRow } from './sessions/session-queries.ts'
import { tradeDetailsOf } from './trade-detail-queries.ts'
import { noTradeDetails } from './trade-details.ts'

/** Everything the account page shows (OPEN-25). */
export async function accountOverview(
  { database, clock }: Accounts,
  { clientId, sessionId }: { clientId: string; sessionId: string },
): Promise<AccountOverview> {
  const now = clock()
  const client = await requireClientRow(database, clientId)
  const [letters, pendingEmail, identities, trade, addresses, sessions] = await Promise.all([
    client.emailConfirmedAt === null ? noLetters : lettersOf(database, client.emailKey),
    pendingEmailOf(database, clientId, now),
    identitiesOf(database, clientId),
    tradeDetailsOf(database, clientId),
    addressesOf(database, clientId),
    liveSessions(database, clientId, now),
  ])
  return {
    client: clientView(client),
    letters,
    hasPassword: client.passwordHash !== null,
    pendingEmail,
    providers: [...new Set(identities.map(({ provider }) => provider))],
    trade: trade ?? noTradeDetails,
    cellar: {
      servings: client.servings ?? noCellar.servings,
      couplers: client.couplers ?? noCellar.couplers,
    },
    addresses,
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
