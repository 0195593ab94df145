import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import type { PasskeyAnswer } from '../../../../shared/api/second-factor-api.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { passkeyRefused } from '../../../platform/errors/second-factor-errors.ts'
import { clientById, lockClient } from '../client-queries.ts'
import { startSession } from '../sessions/start-session.ts'
import { passkeyByCredential } from './passkey-queries.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** Signs in by a passkey alone: the device holds the key and has checked the person, which is both factors (ROLE-09). */
export async function signInWithPasskey(
  accounts: Accounts,
  { answer, caller }: { answer: PasskeyAnswer; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.passkeyByCaller, caller.network)], now)
  const { clientId } = await verifyPasskey(accounts, { answer, purpose: 'sign-in', caller })
  return database.transaction(async (transaction) => {
    // Its removal ends the sessions of the client, and may have done so since it was verified.
    await lockClient(transaction, clientId)
    const client = await clientById(transaction, clientId)
    const passkey = await passkeyByCredential(transaction, answer.id)
    if (client === null || passkey?.clientId !== clientId) throw passkeyRefused()
    const event = 'signed-in-with-passkey'
    return startSession(accounts, transaction, { client, caller, event, now, factorAt: now })
  })
}
