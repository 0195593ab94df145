import { paths } from '../../shared/paths.ts'
import type { Database } from '../database/connect.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { Accounts, Caller } from './accounts.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { type ClientRow, storePassword } from './client-queries.ts'
import { dropUnusedMailTokens } from './mail-token-queries.ts'
import { requireClientRow } from './require-client-row.ts'
import { recordEvent } from './security-events.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

type Change = {
  clientId: string
  sessionId: string
  currentPassword?: string | undefined
  password: string
  caller: Caller
}

/** Changes the password, or gives one to a client who had none. All other sessions end; the client is told by mail. */
export async function changePassword(
  accounts: Accounts,
  { clientId, sessionId, currentPassword, password, caller }: Change,
): Promise<void> {
  const { database, passwords, clock } = accounts
  const client = await requireClientRow(database, clientId)
  await checkOwnPassword(accounts, { client, password: currentPassword, field: 'currentPassword', caller })
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await database.transaction(async (transaction) => {
    await storePassword(transaction, { clientId, passwordHash, now })
    await dropUnusedMailTokens(transaction, { clientId, purpose: 'reset-password' })
    await markSessionsEnded(transaction, { clientId, keep: sessionId, now })
    await recordEvent(transaction, 'password-changed', { clientId, sessionId, ip: caller.ip, now })
    await tellPasswordChanged(accounts, transaction, { client, now })
  })
}

export async function tellPasswordChanged(
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
