import Type from 'typebox'
import { type Provider, providers } from '../../../shared/accounts/sign-in-providers.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { Accounts, Caller } from './accounts.ts'
import { lockClient } from './client-queries.ts'
import { deleteIdentitiesOf, identitiesOf } from './identity-queries.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { requireWayIn } from './require-way-in.ts'
import { notifySecurityChange } from './notify-security-change.ts'
import { recordEvent } from './security-events.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

/** Names a provider in an address. */
export const LinkedProviderKey = Type.Object({ provider: Type.String({ maxLength: 20 }) })

type Unlinking = { clientId: string; sessionId: string; provider: string; proof: Proof; caller: Caller }

/**
 * Unlinks a provider from an account: it no longer signs the client in, and all other sessions end. Throws RequestError
 * 404 for a provider that is not linked, 409 for the last way to sign in.
 */
export async function unlinkProvider(
  accounts: Accounts,
  { clientId, sessionId, provider, proof, caller }: Unlinking,
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  if (!isProvider(provider)) throw notFound('The provider')
  await requireOwnIdentity(accounts, { client, sessionId, proof, caller })
  const now = clock()
  await database.transaction(async (transaction) => {
    await lockClient(transaction, clientId)
    const linked = await identitiesOf(transaction, clientId)
    if (!linked.some((identity) => identity.provider === provider)) throw notFound('The provider')
    await deleteIdentitiesOf(transaction, { clientId, provider })
    await requireWayIn(transaction, clientId)
    await markSessionsEnded(transaction, { clientId, keep: sessionId, now })
    await recordEvent(transaction, 'provider-unlinked', { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change: `${provider}-unlinked`, now })
  })
}

const isProvider = (name: string): name is Provider => providers.includes(name as Provider)
