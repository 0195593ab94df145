import { mailLinkMinutes } from '../../../shared/limits/limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { emailTaken, linkOver } from '../../platform/errors/account-errors.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { moveSubscriptions } from '../newsletter/client-subscriptions.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, clientById, deletePassword, updateClientEmail } from './client-queries.ts'
import { endAllAccess } from './end-all-access.ts'
import { eraseClient } from './erase-client.ts'
import { deleteIdentities } from './identity-queries.ts'
import { claimMailToken, findMailToken } from './mail-links.ts'
import { dropLaterUndoLinks, markMailTokenUsed } from './mail-token-queries.ts'
import { deletePasskeysSince } from './passkeys/passkey-queries.ts'
import { sendResetLink } from './send-reset-link.ts'
import { dropRecoveryCodes } from './second-factor/recovery-code-queries.ts'
import { dropTotpSince, storeSecondFactor } from './second-factor/second-factor-queries.ts'
import { recordEvent } from './security-events.ts'

const purpose = 'undo-email-change'

/** Whether a link still undoes a change. Changes nothing. */
export async function canUndoEmailChange({ database, clock }: Accounts, token: string): Promise<boolean> {
  const found = await findMailToken(database, { token, purpose, now: clock() })
  return found !== null && found.usedAt === null
}

/**
 * Gives the account its former address by the link in the mail to it, once. Its owner did not make the change, so all that
 * a stranger may know or have added ends: sessions, links, the password, providers, recovery codes, and second factors since
 * the change; one that stays is asked for at sign-in.
 * Links of earlier changes stay, so that a stranger's second change does not void the owner's link. Throws RequestError 400
 * for a link that is over, 409 if another account has the address that is confirmed or must stay.
 */
export async function undoEmailChange(
  accounts: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await database.transaction(async (transaction) => {
    const found = await claimMailToken(transaction, { token, purpose, now })
    const { clientId, expiresAt } = found
    const client = await clientById(transaction, clientId)
    if (found.usedAt !== null || client === null) throw linkOver()
    const { email, key: emailKey } = readEmailAddress(found.email)
    await freeAddress(accounts, transaction, { clientId, emailKey })
    if (!(await updateClientEmail(transaction, clientId, { email, emailKey, confirmedAt: now })))
      throw emailTaken()
    await moveSubscriptions(transaction, client.emailKey, { email, emailKey })
    const since = new Date(expiresAt.getTime() - mailLinkMinutes.undoEmailChange * 60_000)
    await deletePassword(transaction, clientId)
    await deleteIdentities(transaction, clientId)
    await deletePasskeysSince(transaction, { clientId, since })
    await dropTotpSince(transaction, { clientId, since })
    await dropRecoveryCodes(transaction, clientId)
    await storeSecondFactor(transaction, clientId, { asksAtSignIn: true })
    await markMailTokenUsed(transaction, found.tokenHash, now)
    await dropLaterUndoLinks(transaction, { clientId, expiresAt })
    await endAllAccess(transaction, { clientId, now })
    await recordEvent(transaction, 'email-change-undone', { clientId, ip: caller.ip, now })
    await sendResetLink(accounts, transaction, { client: { ...client, email }, now })
    if (client.email !== email)
      await enqueueMail(transaction, {
        to: { email: client.email, name: client.name },
        template: 'email-change-undone',
        data: { name: client.name, undoneAt: now.toISOString() },
      })
  })
}

/**
 * A stranger may have opened an account with the former address; never having read its mail, they lose it. The only owner
 * of a brewery or only admin does not: Dray gave that role to the account, and a brewery must have an owner (ROLE-04). The page
 * answers both conflicts alike, and people at Dray settle them.
 */
async function freeAddress(
  accounts: Accounts,
  transaction: Database,
  { clientId, emailKey }: { clientId: string; emailKey: string },
): Promise<void> {
  const holder = await clientByEmail(transaction, emailKey)
  if (holder === null || holder.id === clientId) return
  if (holder.emailConfirmedAt !== null) throw emailTaken()
  await eraseClient(accounts, transaction, holder.id)
}
