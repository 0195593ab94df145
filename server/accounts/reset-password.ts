import type { Database } from '../database/connect.ts'
import { countAttempts, forgetAttempts } from '../http/attempt-limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { tellPasswordChanged } from './change-password.ts'
import { clientByEmail, clientById, type ClientRow, storePassword, updateClient } from './client-queries.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { deleteIdentities } from './identity-queries.ts'
import { linkOver, makeMailLink, takeMailToken } from './mail-links.ts'
import { dropUnusedMailTokens, markMailTokenUsed } from './mail-token-queries.ts'
import { recordEvent } from './security-events.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

/** Sends a link to set a new password, if the address is known. Nobody is told whether it is (OPEN-27). */
export async function requestReset(
  accounts: Accounts,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const { database, limits, clock } = accounts
  const { key } = readEmailAddress(email)
  const now = clock()
  const tried = [by(limits.resetByCaller, caller.network), by(limits.resetByAccount, key)]
  await countAttempts(database, tried, now)
  await database.transaction(async (transaction) => {
    const client = await clientByEmail(transaction, key)
    await recordEvent(transaction, 'reset-requested', { clientId: client?.id, ip: caller.ip, now })
    if (client === null) return
    const { id: clientId, email, name } = client
    const purpose = 'reset-password'
    const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
    await enqueueMail(transaction, { to: { email, name }, template: purpose, data: { name, ...link } })
  })
}

/** Sets a new password by a link from a mail, once, and ends all sessions. Who opens the mail owns the address. */
export async function resetPassword(
  accounts: Accounts,
  { token, password, caller }: { token: string; password: string; caller: Caller },
): Promise<void> {
  const { database, limits, passwords, clock } = accounts
  const now = clock()
  await countAttempts(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await takeResetToken(database, token, now)
  const passwordHash = await passwords.hash(password)
  await database.transaction(async (transaction) => {
    const { client, tokenHash } = await takeResetToken(transaction, token, now)
    const clientId = client.id
    await storePassword(transaction, { clientId, passwordHash, now })
    await markMailTokenUsed(transaction, tokenHash, now)
    await dropUnusedMailTokens(transaction, { clientId, purpose: 'reset-password' })
    if (client.emailConfirmedAt === null) await takeOver(transaction, clientId, now)
    await markSessionsEnded(transaction, { clientId, keep: null, now })
    await forgetAttempts(transaction, [by(limits.signInByAccount, client.emailKey)])
    await recordEvent(transaction, 'password-reset', { clientId, ip: caller.ip, now })
    await tellPasswordChanged(accounts, transaction, { client, now })
  })
}

async function takeResetToken(
  database: Database,
  token: string,
  now: Date,
): Promise<{ client: ClientRow; tokenHash: string }> {
  const found = await takeMailToken(database, { token, purpose: 'reset-password', now })
  const client = await clientById(database, found.clientId)
  if (found.usedAt !== null || client === null || client.email !== found.email) throw linkOver()
  return { client, tokenHash: found.tokenHash }
}

/** Whoever opened an account with somebody else's address keeps no way into it. */
async function takeOver(transaction: Database, clientId: string, now: Date): Promise<void> {
  await updateClient(transaction, clientId, { emailConfirmedAt: now })
  await deleteIdentities(transaction, clientId)
  await dropUnusedMailTokens(transaction, { clientId, purpose: null })
}
