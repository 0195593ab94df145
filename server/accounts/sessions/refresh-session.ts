import type { SignedIn } from '../../../shared/api/accounts.ts'
import { refreshTokenSeconds } from '../../../shared/limits.ts'
import type { Database } from '../../database/connect.ts'
import { RequestError } from '../../errors.ts'
import { countAttempts } from '../../http/attempt-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { signedInView } from '../client-view.ts'
import { recordEvent } from '../security-events.ts'
import { judgeRefresh } from './judge-refresh.ts'
import { followingToken, hashOfToken, newSalt } from './refresh-token.ts'
import { lockRefreshToken, markSessionEnded, refreshTokenRow, rotateToken } from './session-queries.ts'

type Newest = { refreshToken: string; expiresAt: Date }

/**
 * Exchanges a refresh token for the next one and a new access token. The same token within the grace gets the same
 * next one; later it ends the session, since one of the two who sent it stole it (docs/decisions/0021). Throws
 * RequestError 401 when the session is over.
 */
export async function refreshSession(
  accounts: Accounts,
  { refreshToken, caller }: { refreshToken: string; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, tokens, clock } = accounts
  const now = clock()
  await countAttempts(database, [by(limits.refreshByCaller, caller.network)], now)
  const found = await database.transaction(async (transaction) => {
    const presented = await lockRefreshToken(transaction, hashOfToken(refreshToken))
    if (presented === null) return null
    const { client, sessionId, salt } = presented
    switch (judgeRefresh(presented, now)) {
      case 'over':
        return null
      case 'reused':
        await markSessionEnded(transaction, { sessionId, clientId: client.id, now })
        await recordEvent(transaction, 'refresh-token-reused', {
          clientId: client.id,
          sessionId,
          ip: caller.ip,
          now,
        })
        return null
      case 'repeat':
        return { client, sessionId, newest: await newestAfter(transaction, refreshToken, salt) }
      case 'rotate':
        await countAttempts(transaction, [by(limits.refreshBySession, sessionId)], now)
        return {
          client,
          sessionId,
          newest: await rotate(transaction, { refreshToken, salt, sessionId, now }),
        }
    }
  })
  if (found === null) throw sessionOver()
  const { client, sessionId, newest } = found
  return signedInView(client, await tokens.sign({ clientId: client.id, sessionId }, now), newest)
}

const sessionOver = () =>
  new RequestError(401, 'session_over', 'Your session has ended. Please sign in again.')

async function rotate(
  transaction: Database,
  {
    refreshToken,
    salt,
    sessionId,
    now,
  }: { refreshToken: string; salt: string; sessionId: string; now: Date },
): Promise<Newest> {
  const next = followingToken(refreshToken, salt)
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000)
  await rotateToken(transaction, {
    spentHash: hashOfToken(refreshToken),
    next: { tokenHash: hashOfToken(next), sessionId, salt: newSalt(), expiresAt },
    now,
  })
  return { refreshToken: next, expiresAt }
}

/** Follows the chain from a spent token to the one that is not spent. */
async function newestAfter(transaction: Database, spent: string, salt: string): Promise<Newest> {
  const refreshToken = followingToken(spent, salt)
  const row = await refreshTokenRow(transaction, hashOfToken(refreshToken))
  if (row === null) throw new Error('A spent refresh token has none that follows it')
  if (row.spentAt !== null) return newestAfter(transaction, refreshToken, row.salt)
  return { refreshToken, expiresAt: row.expiresAt }
}
