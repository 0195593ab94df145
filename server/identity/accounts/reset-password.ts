import type { Database } from '../../platform/database/database.ts'
import { linkOver } from '../../platform/errors/account-errors.ts'
import { countAgainstLimits, resetLimits } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { endAllAccess } from './end-all-access.ts'
import { notifyOfPasswordChange } from './change-password.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import {
  anyClient,
  clientByEmail,
  clientById,
  type ClientRow,
  storePassword,
  updateClient,
} from './client-queries.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { deleteIdentities, deleteUnvouchedIdentities } from './identity-queries.ts'
import { accountLimitsOf, strangerLimits } from './known-devices/stranger-limits.ts'
import { claimMailToken } from './mail-links.ts'
import { markMailTokenUsed } from './mail-token-queries.ts'
import { refuseGuessablePassword } from './passwords/refuse-guessable-password.ts'
import { sendResetLink } from './send-reset-link.ts'
import { recordEvent } from './security-events.ts'

/**
 * Sends a link to set a new password if the address is registered. The answer never reveals whether it is (OPEN-27), nor
 * does the time it takes: for an unknown address a mail to another client is written and undone.
 */
export async function requestReset(
  accounts: Accounts,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const { database, clock } = accounts
  const { key } = readEmailAddress(email)
  const now = clock()
  await countAgainstLimits(database, await strangerLimits(accounts, 'reset', { emailKey: key, caller }), now)
  await database.transaction(async (transaction) => {
    const client = await clientByEmail(transaction, key)
    await recordEvent(transaction, 'reset-requested', { clientId: client?.id, ip: caller.ip, now })
    const other = await anyClient(transaction)
    const send = (within: Database) => sendResetLink(accounts, within, { client: client ?? other!, now })
    if (client !== null) await transaction.transaction(send)
    else if (other !== null) await rollBack(transaction, send)
  })
}

/**
 * Sets a new password by a link from a mail, once. Opening the mail proves ownership of the address, so all other
 * access to the account ends: sessions, links, known devices, and providers that did not vouch for the address. Returns
 * the client's id.
 */
export async function resetPassword(
  accounts: Accounts,
  { token, password, caller }: { token: string; password: string; caller: Caller },
): Promise<{ clientId: string }> {
  const { database, limits, passwords, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailLinkByCaller, caller.network)], now)
  const { client: asking } = await claimResetToken(database, token, now)
  refuseGuessablePassword(password, asking)
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (transaction) => {
    const { client, tokenHash } = await claimResetToken(transaction, token, now)
    const clientId = client.id
    await storePassword(transaction, { clientId, passwordHash, now })
    await markMailTokenUsed(transaction, tokenHash, now)
    if (client.emailConfirmedAt === null) await takeOver(transaction, clientId, now)
    await deleteUnvouchedIdentities(transaction, clientId)
    await endAllAccess(transaction, { clientId, now })
    const { emailKey } = client
    await resetLimits(transaction, accountLimitsOf(limits, 'signIn', { emailKey, caller }))
    await recordEvent(transaction, 'password-reset', { clientId, ip: caller.ip, now })
    await notifyOfPasswordChange(accounts, transaction, { client, now })
    return { clientId }
  })
}

async function claimResetToken(
  database: Database,
  token: string,
  now: Date,
): Promise<{ client: ClientRow; tokenHash: string }> {
  const found = await claimMailToken(database, { token, purpose: 'reset-password', now })
  const client = await clientById(database, found.clientId)
  if (found.usedAt !== null || client === null || client.email !== found.email) throw linkOver()
  return { client, tokenHash: found.tokenHash }
}

/** A person who opened the account with a stranger's address loses all access to it. */
async function takeOver(transaction: Database, clientId: string, now: Date): Promise<void> {
  await updateClient(transaction, clientId, { emailConfirmedAt: now })
  await deleteIdentities(transaction, clientId)
}
