import type { Database } from '../../platform/database/database.ts'
import { insertSecurityEvent } from './security-event-queries.ts'

/** Every kind of event in the audit trail. */
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
  | 'email-change-cancelled'
  | 'email-changed'
  | 'email-change-undone'
  | 'signed-in-with-passkey'
  | 'second-factor-given'
  | 'wrong-second-factor'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-counter-behind'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-step-on'
  | 'second-step-off'
  | 'second-factor-reset'
  | 'wrong-proof-code'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'account-deleted'

/** The actor, the origin and the time. */
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
