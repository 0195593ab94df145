import { badField } from '../errors.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { moveLetters } from '../newsletter/client-letters.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { clientByEmail, clientById, updateClientEmail } from './client-queries.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { linkOver, makeMailLink, takeMailToken } from './mail-links.ts'
import { dropUnusedMailTokens, markMailTokenUsed } from './mail-token-queries.ts'
import { emailTaken } from './register-client.ts'
import { requireClientRow } from './require-client-row.ts'
import { recordEvent } from './security-events.ts'

type Wish = { clientId: string; email: string; password?: string | undefined; caller: Caller }

/** Asks for another e-mail address: it takes its place when the link that is sent there is opened. */
export async function requestEmailChange(
  accounts: Accounts,
  { clientId, password, caller, ...given }: Wish,
): Promise<void> {
  const { database, limits, clock } = accounts
  const { email, key } = readEmailAddress(given.email)
  const now = clock()
  const client = await requireClientRow(database, clientId)
  if (email === client.email) throw badField('email', 'This is your e-mail address already.')
  await checkOwnPassword(accounts, { client, password, field: 'password', caller })
  await countAttempts(database, [by(limits.mailByAccount, clientId)], now)
  const owner = await clientByEmail(database, key)
  if (owner !== null && owner.id !== clientId) throw emailTaken()
  const purpose = 'change-email'
  await database.transaction(async (transaction) => {
    await dropUnusedMailTokens(transaction, { clientId, purpose })
    const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
    const { name } = client
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'email-change',
      data: { name, newEmail: email, ...link },
    })
    await recordEvent(transaction, 'email-change-requested', { clientId, ip: caller.ip, now })
  })
}

/** Gives the account the address its link was sent to, and tells the old one. The same link again changes nothing. */
export async function confirmEmailChange(
  { database, limits, clock }: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await countAttempts(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await database.transaction(async (transaction) => {
    const found = await takeMailToken(transaction, { token, purpose: 'change-email', now })
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
    if (client.emailConfirmedAt !== null) await moveLetters(transaction, client.emailKey, { email, emailKey })
    // Links that went to the old address open nothing any more.
    await dropUnusedMailTokens(transaction, { clientId, purpose: null })
    await recordEvent(transaction, 'email-changed', { clientId, ip: caller.ip, now })
    await enqueueMail(transaction, {
      to: { email: client.email, name: client.name },
      template: 'email-changed',
      data: { name: client.name, newEmail: email, changedAt: now.toISOString() },
    })
  })
}
