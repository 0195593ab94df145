import { tidyAttempts } from '../http/attempt-limits.ts'
import type { Accounts } from './accounts.ts'
import { dropOldMailTokens } from './mail-token-queries.ts'
import { dropSecurityEvents } from './security-event-queries.ts'
import { dropOldSessions } from './sessions/session-queries.ts'
import { renewSigningKeys } from './sessions/signing-keys.ts'

const day = 24 * 60 * 60 * 1000
/** How long what is over is still kept: to explain it to somebody, and for the audit trail. */
const keptMs = { sessions: day, mailTokens: 7 * day, events: 180 * day }

/** Removes what nobody needs any more, and sees to the signing keys. Safe to run in every process at any time. */
export async function tidyAccounts({ database, clock }: Accounts): Promise<void> {
  const now = clock()
  const before = (ms: number) => ({ before: new Date(now.getTime() - ms) })
  await tidyAttempts(database, now)
  await dropOldSessions(database, before(keptMs.sessions))
  await dropOldMailTokens(database, before(keptMs.mailTokens))
  await dropSecurityEvents(database, before(keptMs.events))
  await renewSigningKeys(database, now)
}
