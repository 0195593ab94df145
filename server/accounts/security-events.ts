import type { Database } from '../database/connect.ts'
import { insertSecurityEvent } from './security-event-queries.ts'

/** Everything the audit trail tells of. */
export type SecurityEventKind =
  | 'registered'
  | 'signed-in'
  | 'signed-in-with-provider'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'signed-out-everywhere'
  | 'refresh-token-reused'
  | 'email-confirmed'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'wrong-password'
  | 'email-change-requested'
  | 'email-changed'
  | 'provider-linked'
  | 'account-deleted'

/** Who did it, from where, when. */
export type Happening = {
  clientId?: string | null
  sessionId?: string | null
  ip: string | null
  now: Date
}

export async function recordEvent(
  database: Database,
  kind: SecurityEventKind,
  { clientId = null, sessionId = null, ip, now }: Happening,
): Promise<void> {
  await insertSecurityEvent(database, { kind, clientId, sessionId, ip, at: now })
}
