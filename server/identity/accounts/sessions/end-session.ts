import { notFound } from '../../../platform/errors/common-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { endAllAccess } from '../end-all-access.ts'
import { recordEvent } from '../security-events.ts'
import { hashOfToken } from './refresh-token.ts'
import { markSessionEnded, sessionOfToken } from './session-queries.ts'

/** Ends the session of a refresh token, also of an older one. An unknown token ends nothing (C-74). */
export async function endSessionOfToken(
  { database, clock }: Accounts,
  { refreshToken, caller }: { refreshToken: string; caller: Caller },
): Promise<void> {
  const session = await sessionOfToken(database, hashOfToken(refreshToken))
  if (session === null) return
  const now = clock()
  await database.transaction(async (transaction) => {
    if (!(await markSessionEnded(transaction, { ...session, now }))) return
    await recordEvent(transaction, 'signed-out', { ...session, ip: caller.ip, now })
  })
}

/** Ends one of a client's sessions. Throws RequestError 404 for one that is not the client's or is over. */
export async function endSession(
  { database, clock }: Accounts,
  { clientId, sessionId, caller }: { clientId: string; sessionId: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    if (!(await markSessionEnded(transaction, { sessionId, clientId, now }))) throw notFound('The session')
    await recordEvent(transaction, 'session-ended', { clientId, sessionId, ip: caller.ip, now })
  })
}

/** Ends all of a client's sessions, the one that asks included, and every link and code that waits in a mail. */
export async function endAllSessions(
  { database, clock }: Accounts,
  { clientId, caller }: { clientId: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    await endAllAccess(transaction, { clientId, now })
    await recordEvent(transaction, 'signed-out-everywhere', { clientId, ip: caller.ip, now })
  })
}
