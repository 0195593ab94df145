import type { Database } from '../../platform/database/database.ts'
import { dropKnownDevices } from './known-devices/known-device-queries.ts'
import { dropUnusedMailTokens } from './mail-token-queries.ts'
import { dropSignInSteps } from './second-factor/sign-in-step-queries.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

/** Ends every link and code that waits in a mail, and every sign-in that waits for its second step. */
export async function endPendingAccess(transaction: Database, clientId: string): Promise<void> {
  await dropUnusedMailTokens(transaction, { clientId, purpose: null })
  await dropSignInSteps(transaction, clientId)
}

/**
 * Ends all sessions, known devices and links too. Sessions end last, because a second step that completes at the same
 * moment has created its session by then.
 */
export async function endAllAccess(
  transaction: Database,
  { clientId, now }: { clientId: string; now: Date },
): Promise<void> {
  await endPendingAccess(transaction, clientId)
  await dropKnownDevices(transaction, clientId)
  await markSessionsEnded(transaction, { clientId, keep: null, now })
}
