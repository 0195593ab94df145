import type { Accounts } from './accounts.ts'
import { knownDeviceSeconds } from '../../../shared/limits/limits.ts'
import { dropOldDevices } from './known-devices/known-device-queries.ts'
import { dropOldMailTokens } from './mail-token-queries.ts'
import { dropOldChallenges } from './passkeys/passkey-queries.ts'
import { dropOldSignInSteps } from './second-factor/sign-in-step-queries.ts'
import { dropSettled } from './retain-client.ts'
import { dropSecurityEvents } from './security-event-queries.ts'
import { dropOldSessions } from './sessions/session-queries.ts'
import { removeInvitationsBefore } from './sites/site-invitation-queries.ts'
import { renewSigningKeys } from './sessions/signing-keys.ts'

const day = 24 * 60 * 60 * 1000
/** How long ended sessions and events are retained, for questions of clients and for the audit trail. */
const retentionMs = { sessions: day, mailTokens: 7 * day, events: 180 * day, invitations: 30 * day }

/** Removes expired data and rotates the signing keys. Safe to run in every process at any time. */
export async function tidyAccounts(accounts: Accounts): Promise<void> {
  const { database, sealer, clock } = accounts
  const now = clock()
  const before = (ms: number) => ({ before: new Date(now.getTime() - ms) })
  await dropOldSessions(database, before(retentionMs.sessions))
  await dropOldMailTokens(database, before(retentionMs.mailTokens))
  await dropOldSignInSteps(database, { before: now })
  await dropOldChallenges(database, { before: now })
  await dropOldDevices(database, before(knownDeviceSeconds * 1000))
  await removeInvitationsBefore(database, new Date(now.getTime() - retentionMs.invitations))
  await dropSecurityEvents(database, before(retentionMs.events))
  await dropSettled(accounts)
  await renewSigningKeys({ database, sealer }, now)
}
