import type { SignedIn } from '../../shared/api/accounts.ts'
import { RequestError } from '../errors.ts'
import { countAttempts, takeBack } from '../http/attempt-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, type ClientRow, renewPasswordHash } from './client-queries.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { recordEvent } from './security-events.ts'
import { startSessionWhile } from './sessions/start-session.ts'

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
  const many = await countAttempts(database, tried, now)

  const client = await clientByEmail(database, key)
  const check = await passwords.check(password, client?.passwordHash ?? null)
  if (client === null || client.passwordHash === null || !check.isRight) {
    await recordEvent(database, 'sign-in-failed', { clientId: client?.id, ip: caller.ip, now })
    refuse()
  }
  const passwordHash = check.isOutdated ? await renew(accounts, client, password) : client.passwordHash
  await takeBack(database, many)
  // Changed while it was being checked: whoever changed it ended all sessions, so none may start now.
  const event = 'signed-in'
  const start = { client, caller, event, whilePassword: passwordHash, now } as const
  return (await startSessionWhile(accounts, database, start)) ?? refuse()
}

/** The password's hash with today's parameters, kept in place of the old one. */
async function renew(
  { database, passwords }: Accounts,
  { id: clientId, passwordHash: oldHash }: ClientRow,
  password: string,
): Promise<string> {
  const passwordHash = await passwords.hash(password)
  await renewPasswordHash(database, { clientId, oldHash: oldHash ?? '', passwordHash })
  return passwordHash
}

function refuse(): never {
  throw new RequestError(401, 'wrong_credentials', 'The e-mail address or the password is not right.')
}
