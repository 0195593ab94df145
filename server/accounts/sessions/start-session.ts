import type { SignedIn } from '../../../shared/api/accounts.ts'
import { refreshTokenSeconds } from '../../../shared/limits.ts'
import type { Database } from '../../database/connect.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { signedInView } from '../client-view.ts'
import { recordEvent, type SecurityEventKind } from '../security-events.ts'
import { hashOfToken, newRefreshToken, newSalt } from './refresh-token.ts'
import { insertRefreshToken, insertSession, type SessionClientRow } from './session-queries.ts'

type Start = { client: SessionClientRow; caller: Caller; event: SecurityEventKind; now: Date }

/** Starts a session in the transaction given, and says how it came about. */
export async function startSession(
  { tokens }: Accounts,
  transaction: Database,
  { client, caller, event, now }: Start,
): Promise<SignedIn> {
  const clientId = client.id
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000)
  const session = { clientId, device: caller.device, startedAt: now, lastUsedAt: now, expiresAt }
  const sessionId = await insertSession(transaction, session)
  const refreshToken = newRefreshToken()
  const tokenHash = hashOfToken(refreshToken)
  await insertRefreshToken(transaction, { tokenHash, sessionId, salt: newSalt(), expiresAt })
  await recordEvent(transaction, event, { clientId, sessionId, ip: caller.ip, now })
  return signedInView(client, await tokens.sign({ clientId, sessionId }, now), { refreshToken, expiresAt })
}
