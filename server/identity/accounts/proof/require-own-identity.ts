import { freshSignInMinutes } from '../../../../shared/limits/limits.ts'
import { wrongPassword } from '../../../platform/errors/account-errors.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { countAgainstLimits, uncount } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import type { ClientRow } from '../client-queries.ts'
import { recordEvent } from '../security-events.ts'
import { requireMailCode } from './require-mail-code.ts'
import { sessionStart } from '../sessions/session-queries.ts'

/** The proof of identity that a signed-in client sends: the password, or, without one, the emailed code. */
export type Proof = { password?: string | undefined; code?: string | undefined }
type RequireOwnIdentityInput = {
  client: ClientRow
  sessionId: string
  proof: Proof
  /** The name of the call's password field. */
  passwordField?: string
  caller: Caller
}

/**
 * Authorises a signed-in client for an irreversible action, so that an unattended browser or a stolen token is not
 * enough (ASVS 7.5.1): by the password, or, for a client without one, by a recent sign-in or an emailed code. Throws
 * RequestError 403, because 401 would mean the session.
 */
export async function requireOwnIdentity(accounts: Accounts, input: RequireOwnIdentityInput): Promise<void> {
  return input.client.passwordHash === null
    ? requireCode(accounts, input)
    : requirePassword(accounts, input, input.client.passwordHash)
}

async function requirePassword(
  { database, limits, passwords, clock }: Accounts,
  { client, sessionId, proof: { password }, passwordField = 'password', caller }: RequireOwnIdentityInput,
  passwordHash: string,
): Promise<void> {
  if (password === undefined) throw badField(passwordField, 'Please give your current password.')
  const tried = [by(limits.passwordBySession, sessionId)]
  await countAgainstLimits(database, tried, clock())
  if ((await passwords.check(password, passwordHash)).isRight) return uncount(database, tried)
  await recordEvent(database, 'wrong-password', { clientId: client.id, ip: caller.ip, now: clock() })
  throw wrongPassword(passwordField)
}

async function requireCode(
  accounts: Accounts,
  { client, sessionId, proof: { code }, caller }: RequireOwnIdentityInput,
): Promise<void> {
  if (code === undefined && (await hasJustSignedIn(accounts, sessionId))) return
  return requireMailCode(accounts, { client, sessionId, code, caller })
}

async function hasJustSignedIn({ database, clock }: Accounts, sessionId: string): Promise<boolean> {
  const startedAt = await sessionStart(database, sessionId)
  return startedAt !== null && clock().getTime() - startedAt.getTime() <= freshSignInMinutes * 60_000
}
