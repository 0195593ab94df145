import { badField, RequestError } from '../errors.ts'
import { countAttempts, takeBack } from '../http/attempt-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import type { ClientRow } from './client-queries.ts'
import { recordEvent } from './security-events.ts'

/**
 * Asks a signed-in client for the password before something that cannot be undone, so that a browser left open is
 * not enough. A client without a password is not asked. Throws RequestError 403, since 401 would mean the session.
 */
export async function checkOwnPassword(
  { database, limits, passwords, clock }: Accounts,
  {
    client,
    password,
    field,
    caller,
  }: {
    client: ClientRow
    password: string | undefined
    field: string
    caller: Caller
  },
): Promise<void> {
  if (client.passwordHash === null) return
  if (password === undefined) throw badField(field, 'Please give your present password.')
  const now = clock()
  const tried = [by(limits.signInByAccount, client.emailKey)]
  await countAttempts(database, tried, now)
  if ((await passwords.check(password, client.passwordHash)).isRight) return takeBack(database, tried)
  await recordEvent(database, 'wrong-password', { clientId: client.id, ip: caller.ip, now })
  throw new RequestError(403, 'wrong_password', 'Your present password is not right.', field)
}
