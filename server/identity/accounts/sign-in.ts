import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { countAgainstLimits, uncount } from '../../platform/rate-limits/rate-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, type ClientRow, renewPasswordHash } from './client-queries.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { strangerLimits } from './known-devices/stranger-limits.ts'
import { recordEvent } from './security-events.ts'
import { askSecondStep } from './second-factor/sign-in-step.ts'
import { startSessionWhile } from './sessions/start-session.ts'
import { wrongCredentials } from '../../platform/errors/account-errors.ts'

/**
 * Signs a client in by email address and password. An unknown address, an account without a password and a wrong
 * password get the same answer after the same work. Throws RequestError 401, and 403 if a second step is required.
 */
export async function signIn(
  accounts: Accounts,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<SignedIn> {
  const { database, passwords, clock } = accounts
  const { key } = readEmailAddress(email)
  const now = clock()
  const tried = await strangerLimits(accounts, 'signIn', { emailKey: key, caller })
  const many = await countAgainstLimits(database, tried, now)

  const client = await clientByEmail(database, key)
  const check = await passwords.check(password, client?.passwordHash ?? null)
  if (client === null || client.passwordHash === null || !check.isRight) {
    await recordEvent(database, 'sign-in-failed', { clientId: client?.id, ip: caller.ip, now })
    throw wrongCredentials()
  }
  const passwordHash = check.isOutdated ? await renew(accounts, client, password) : client.passwordHash
  await uncount(database, many)
  // The password changed during this check. That change ended all sessions, so none may start now.
  const event = 'signed-in'
  const step = { clientId: client.id, event, whilePassword: passwordHash } as const
  await askSecondStep(accounts, database, step)
  const start = { client, caller, event, whilePassword: passwordHash, now } as const
  const signedIn = await startSessionWhile(accounts, database, start)
  if (signedIn === null) throw wrongCredentials()
  return signedIn
}

/** Replaces the password's hash by one with today's parameters. */
async function renew(
  { database, passwords }: Accounts,
  { id: clientId, passwordHash: oldHash }: ClientRow,
  password: string,
): Promise<string> {
  const passwordHash = await passwords.hash(password)
  await renewPasswordHash(database, { clientId, oldHash: oldHash ?? '', passwordHash })
  return passwordHash
}
