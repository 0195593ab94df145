import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { lastFactor } from '../../../platform/errors/second-factor-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { lockClient } from '../client-queries.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { deletePasskey } from '../passkeys/passkey-queries.ts'
import { requireClientRow } from '../require-client-row.ts'
import { requireWayIn } from '../require-way-in.ts'
import { recordEvent } from '../security-events.ts'
import { markSessionsEnded } from '../sessions/session-queries.ts'
import { mayChangeFactors } from './may-change-factors.ts'
import { ownFactors } from './own-factors.ts'
import { dropRecoveryCodes } from './recovery-code-queries.ts'
import { factorPolicyOf } from './require-second-factor.ts'
import { storeSecondFactor } from './second-factor-queries.ts'

type Own = { clientId: string; sessionId: string; caller: Caller }

/** Throws RequestError 404 without an authenticator app. */
export const removeTotp = (accounts: Accounts, own: Own): Promise<void> =>
  remove(accounts, own, 'authenticator-removed', async (transaction) => {
    if ((await ownFactors(transaction, own.clientId)).totpConfirmedAt === null)
      throw notFound('The authenticator app')
    const none = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null }
    await storeSecondFactor(transaction, own.clientId, none)
  })

/** Throws RequestError 404 for a passkey that is not the client's, 409 for the last way to sign in. */
export const removePasskey = (
  accounts: Accounts,
  { passkeyId, ...own }: Own & { passkeyId: string },
): Promise<void> =>
  remove(accounts, own, 'passkey-removed', async (transaction) => {
    const { clientId } = own
    if (!(await deletePasskey(transaction, { id: passkeyId, clientId }))) throw notFound('The passkey')
    await requireWayIn(transaction, clientId)
  })

/** Every other session ends, because one of them may belong to a thief whom the factor shuts out (ASVS 7.4.3). */
async function remove(
  accounts: Accounts,
  { clientId, sessionId, caller }: Own,
  change: 'authenticator-removed' | 'passkey-removed',
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  if (!factors.hasAny) throw notFound('The second factor')
  await mayChangeFactors(accounts, { client, sessionId, factors, code: undefined, caller })
  const now = clock()
  await database.transaction(async (transaction) => {
    await lockClient(transaction, clientId)
    await work(transaction)
    const { hasAny } = await ownFactors(transaction, clientId)
    if (!hasAny && (await factorPolicyOf(accounts, transaction, clientId)) !== null) throw lastFactor()
    if (!hasAny) await dropRecoveryCodes(transaction, clientId)
    await markSessionsEnded(transaction, { clientId, keep: sessionId, now })
    await recordEvent(transaction, change, { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change, now })
  })
}
