import type { SignedIn } from '../../shared/api/accounts.ts'
import { RequestError } from '../errors.ts'
import { countAttempts, takeBack } from '../http/attempt-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, passwordStands, renewPasswordHash } from './client-queries.ts'
import { readEmailAddress } from './email-address.ts'
import { recordEvent } from './security-events.ts'
import { startSession } from './sessions/start-session.ts'

/**
 * Signs a client in by e-mail address and password. An address nobody has, one without a password and a wrong
 * password get the same answer after the same work. Throws RequestError 401.
 */
export async function signIn(
  accounts: Accounts,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, passwords, clock } = accounts
  const { key } = readEmailAddress(email)
  const now = clock()
  const tried = [by(limits.signInByCaller, caller.network), by(limits.signInByAccount, key)]
  await countAttempts(database, tried, now)

  const client = await clientByEmail(database, key)
  const check = await passwords.check(password, client?.passwordHash ?? null)
  if (client === null || !check.isRight) {
    await recordEvent(database, 'sign-in-failed', { clientId: client?.id, ip: caller.ip, now })
    throw wrongCredentials()
  }
  const { id: clientId, passwordHash: oldHash } = client
  const newHash = check.isOutdated ? await passwords.hash(password) : null
  return database.transaction(async (transaction) => {
    // Changed while it was being checked: whoever changed it ended all sessions, so none may start now.
    if (!(await passwordStands(transaction, { clientId, passwordHash: oldHash }))) throw wrongCredentials()
    await takeBack(transaction, tried)
    if (newHash !== null && oldHash !== null)
      await renewPasswordHash(transaction, { clientId, oldHash, passwordHash: newHash })
    return startSession(accounts, transaction, { client, caller, event: 'signed-in', now })
  })
}

const wrongCredentials = () =>
  new RequestError(401, 'wrong_credentials', 'The e-mail address or the password is not right.')
