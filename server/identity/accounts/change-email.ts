import type { Database } from '../../platform/database/database.ts'
import { emailTaken, linkOver } from '../../platform/errors/account-errors.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { enqueueMail, enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { moveSubscriptions } from '../newsletter/client-subscriptions.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, clientById, type ClientRow, updateClientEmail } from './client-queries.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { beginTicked } from './confirm-email.ts'
import { makeMailLink, claimMailToken } from './mail-links.ts'
import { dropEmailChange, sendCancelLink } from './cancel-email-change.ts'
import { dropUnusedMailTokens, markMailTokenUsed } from './mail-token-queries.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { recordEvent } from './security-events.ts'

type Wish = { clientId: string; sessionId: string; email: string; proof: Proof; caller: Caller }

/**
 * Requests a change of email address. The new address replaces the present one when the client opens the link sent to
 * it. The present address also gets a mail, with a link that cancels the change.
 */
export async function requestEmailChange(
  accounts: Accounts,
  { clientId, sessionId, proof, caller, ...given }: Wish,
): Promise<void> {
  const { database, sealer, limits, clock } = accounts
  const { email, key } = readEmailAddress(given.email)
  const now = clock()
  const client = await requireClientRow(database, clientId)
  if (email === client.email) throw badField('email', 'This is your email address already.')
  await requireOwnIdentity(accounts, { client, sessionId, proof, caller })
  await countAgainstLimits(database, [by(limits.mailByAccount, clientId)], now)
  const owner = await clientByEmail(database, key)
  if (owner !== null && owner.id !== clientId) throw emailTaken()
  const purpose = 'change-email'
  await database.transaction(async (transaction) => {
    await dropEmailChange(transaction, clientId)
    const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
    const { name } = client
    await enqueueSecretMail(
      { database: transaction, sealer },
      {
        to: { email, name },
        template: 'email-change',
        data: { name, newEmail: email, ...link },
      },
    )
    await sendCancelLink(accounts, transaction, { client, newEmail: email, now })
    await recordEvent(transaction, 'email-change-requested', { clientId, ip: caller.ip, now })
  })
}

/**
 * Gives the account the address that the link was sent to, and notifies the old address, with a link that undoes the
 * change if it was confirmed. Using the link again changes
 * nothing.
 */
export async function confirmEmailChange(
  accounts: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await database.transaction(async (transaction) => {
    const found = await claimMailToken(transaction, { token, purpose: 'change-email', now })
    const { clientId, tokenHash, usedAt } = found
    const client = await clientById(transaction, clientId)
    if (client === null) throw linkOver()
    if (usedAt !== null) {
      if (client.email === found.email) return
      throw linkOver()
    }
    const { email, key: emailKey } = readEmailAddress(found.email)
    if (!(await updateClientEmail(transaction, clientId, { email, emailKey, confirmedAt: now })))
      throw emailTaken()
    await markMailTokenUsed(transaction, tokenHash, now)
    if (client.emailConfirmedAt === null) await beginTicked(transaction, { ...client, email, emailKey }, now)
    else await moveSubscriptions(transaction, client.emailKey, { email, emailKey })
    // Links that went to the old address open nothing any more.
    await dropUnusedMailTokens(transaction, { clientId, purpose: null })
    await recordEvent(transaction, 'email-changed', { clientId, ip: caller.ip, now })
    await notifyFormerAddress(accounts, transaction, { client, newEmail: email, now })
  })
}

/** An address that was never confirmed may be a stranger's, by a slip: it gets no link. */
async function notifyFormerAddress(
  accounts: Accounts,
  transaction: Database,
  { client, newEmail, now }: { client: ClientRow; newEmail: string; now: Date },
): Promise<void> {
  const { id: clientId, email, name } = client
  const to = { email, name }
  const data = { name, newEmail, changedAt: now.toISOString() }
  if (client.emailConfirmedAt === null)
    return enqueueMail(transaction, { to, template: 'email-changed', data })
  const purpose = 'undo-email-change'
  const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
  const { sealer } = accounts
  await enqueueSecretMail(
    { database: transaction, sealer },
    { to, template: 'email-changed-undo', data: { ...data, ...link } },
  )
}
