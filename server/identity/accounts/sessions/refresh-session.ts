import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sessionOver } from '../../../platform/errors/account-errors.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { signedInView } from '../client-view.ts'
import { recordEvent } from '../security-events.ts'
import { assessRefresh, refreshExpiry } from './assess-refresh.ts'
import { followingToken, hashOfToken, newSalt } from './refresh-token.ts'
import { markSessionEnded, presentedToken, refreshTokenRow, rotateToken } from './session-queries.ts'

type Newest = { refreshToken: string; expiresAt: Date }
type Presented = NonNullable<Awaited<ReturnType<typeof presentedToken>>>

/**
 * Exchanges a refresh token for the next one and a new access token. The same token within the grace gets the same
 * next one; later it ends the session, since one of the two who sent it stole it (docs/decisions/0007). Throws
 * RequestError 401 when the session is over.
 */
export async function refreshSession(
  accounts: Accounts,
  { refreshToken, caller }: { refreshToken: string; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, tokens, clock } = accounts
  const now = clock()
  const presented = await presentedToken(database, hashOfToken(refreshToken))
  const tried = [by(limits.refreshByCaller, caller.network)]
  if (presented !== null) tried.push(by(limits.refreshBySession, presented.sessionId))
  await countAgainstLimits(database, tried, now)

  const newest = presented && (await newestFor(database, { refreshToken, presented, caller, now }))
  if (presented === null || newest === null) throw sessionOver()
  const { client, sessionId } = presented
  return signedInView(client, await tokens.sign({ clientId: client.id, sessionId }, now), newest)
}

type Use = { refreshToken: string; presented: Presented; caller: Caller; now: Date }

/** The session's newest token for the holder of this one, or null. */
async function newestFor(database: Database, use: Use): Promise<Newest | null> {
  const { refreshToken, presented, caller, now } = use
  switch (assessRefresh(presented, now)) {
    case 'over':
      return null
    case 'reused':
      await endReused(database, { presented, caller, now })
      return null
    case 'repeat':
      return newestAfter(database, refreshToken, presented.salt)
    case 'rotate': {
      const next = await rotate(database, { refreshToken, presented, now })
      if (next !== null) return next
      // Another call spent the token between our read and our write, so it now counts as a repeated token.
      const again = await presentedToken(database, hashOfToken(refreshToken))
      return again && newestFor(database, { ...use, presented: again })
    }
  }
}

async function endReused(
  database: Database,
  { presented: { client, sessionId }, caller, now }: Omit<Use, 'refreshToken'>,
): Promise<void> {
  const clientId = client.id
  await database.transaction(async (transaction) => {
    if (!(await markSessionEnded(transaction, { sessionId, clientId, now }))) return
    await recordEvent(transaction, 'refresh-token-reused', { clientId, sessionId, ip: caller.ip, now })
  })
}

/** Null when another call has just spent the token. */
async function rotate(
  database: Database,
  { refreshToken, presented, now }: { refreshToken: string; presented: Presented; now: Date },
): Promise<Newest | null> {
  const next = followingToken(refreshToken, presented.salt)
  const expiresAt = refreshExpiry(presented.sessionStartedAt, now)
  const wasFirst = await rotateToken(database, {
    spentHash: hashOfToken(refreshToken),
    next: { tokenHash: hashOfToken(next), salt: newSalt(), expiresAt },
    now,
  })
  return wasFirst ? { refreshToken: next, expiresAt } : null
}

/** Follows the chain from a spent token to the one that is not spent. */
async function newestAfter(database: Database, spent: string, salt: string): Promise<Newest> {
  const refreshToken = followingToken(spent, salt)
  const row = await refreshTokenRow(database, hashOfToken(refreshToken))
  if (row === null) throw new Error('A spent refresh token has none that follows it')
  if (row.spentAt !== null) return newestAfter(database, refreshToken, row.salt)
  return { refreshToken, expiresAt: row.expiresAt }
}
