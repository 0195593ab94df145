import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Accounts, Caller } from './accounts.ts'
import { type ClientRow, storePassword } from './client-queries.ts'
import { endPendingAccess } from './end-all-access.ts'
import { refuseGuessablePassword } from './passwords/refuse-guessable-password.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { recordEvent } from './security-events.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

type PasswordChange = {
  clientId: string
  sessionId: string
  password: string
  proof: Proof
  caller: Caller
}

/**
 * Changes the password, or sets one for a client without a password. Ends all other sessions, invalidates every pending
 * mail link and notifies the client by mail.
 */
export async function changePassword(
  accounts: Accounts,
  { clientId, sessionId, password, proof, caller }: PasswordChange,
): Promise<void> {
  const { database, passwords, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const passwordField = 'currentPassword'
  await requireOwnIdentity(accounts, { client, sessionId, proof, passwordField, caller })
  refuseGuessablePassword(password, client)
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await database.transaction(async (transaction) => {
    await storePassword(transaction, { clientId, passwordHash, now })
    await endPendingAccess(transaction, clientId)
    await markSessionsEnded(transaction, { clientId, keep: sessionId, now })
    await recordEvent(transaction, 'password-changed', { clientId, sessionId, ip: caller.ip, now })
    await notifyOfPasswordChange(accounts, transaction, { client, now })
  })
}

export async function notifyOfPasswordChange(
  { publicUrl }: Accounts,
  transaction: Database,
  { client: { email, name }, now }: { client: ClientRow; now: Date },
): Promise<void> {
  const resetLink = `${publicUrl}${paths.resetPassword}`
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'password-changed',
    data: { name, changedAt: now.toISOString(), resetLink },
  })
}
