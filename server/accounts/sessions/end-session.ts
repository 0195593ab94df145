import type { Accounts, Caller } from '../accounts.ts'
import { recordEvent } from '../security-events.ts'
import { hashOfToken } from './refresh-token.ts'
import { markSessionEnded, sessionOfToken } from './session-queries.ts'

/** Ends the session of a refresh token, old ones of it included. What is no token of ours ends nothing (C-74). */
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
