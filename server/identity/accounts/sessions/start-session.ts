import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import { refreshTokenSeconds } from '../../../../shared/limits/limits.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { signedInView } from '../client-view.ts'
import type { SecurityEventKind } from '../security-events.ts'
import { hashOfToken, newRefreshToken, newSalt } from './refresh-token.ts'
import { insertSession, type SessionClientRow } from './session-queries.ts'

type Start = {
  client: SessionClientRow
  caller: Caller
  event: SecurityEventKind
  now: Date
  /** When a second factor was given with the sign-in; null without. */
  factorAt?: Date | null
}

/** Starts a session in the given transaction and records the event that caused it. */
export async function startSession(
  accounts: Accounts,
  transaction: Database,
  start: Start,
): Promise<SignedIn> {
  const signedIn = await startSessionWhile(accounts, transaction, { ...start, whilePassword: null })
  if (signedIn === null) throw new Error('A session that depends on nothing did not start')
  return signedIn
}

/** The same, only while the client's password is the one of this hash; null when it is not any more. */
export async function startSessionWhile(
  { tokens }: Accounts,
  database: Database,
  { client, caller, event, whilePassword, now, factorAt = null }: Start & { whilePassword: string | null },
): Promise<SignedIn | null> {
  const clientId = client.id
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken()
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000)
  const hasStarted = await insertSession(database, {
    session: {
      id: sessionId,
      clientId,
      siteId: client.siteId ?? null,
      device: caller.device,
      startedAt: now,
      factorAt,
    },
    token: { tokenHash: hashOfToken(refreshToken), salt: newSalt(), expiresAt },
    event,
    ip: caller.ip,
    whilePassword,
  })
  if (!hasStarted) return null
  return signedInView(client, await tokens.sign({ clientId, sessionId }, now), { refreshToken, expiresAt })
}
