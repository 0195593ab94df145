import type { Database } from '../database/connect.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { beginRegisteredLetters } from '../newsletter/client-letters.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientById, updateClient } from './client-queries.ts'
import { linkOver, makeMailLink, takeMailToken } from './mail-links.ts'
import { markMailTokenUsed } from './mail-token-queries.ts'
import { recordEvent } from './security-events.ts'

type Addressee = { id: string; email: string; name: string }

/** Sends the link that confirms a client's address, if the transaction lands. */
export async function sendConfirmation(
  accounts: Accounts,
  transaction: Database,
  { client, now }: { client: Addressee; now: Date },
): Promise<void> {
  const { id: clientId, email, name } = client
  const link = await makeMailLink(accounts, transaction, { purpose: 'confirm-email', clientId, email, now })
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'confirm-email',
    data: { name, ...link },
  })
}

/** The same again, for a client who asks; nothing when the address is confirmed. */
export async function resendConfirmation(accounts: Accounts, clientId: string): Promise<void> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAttempts(database, [by(limits.mailByAccount, clientId)], now)
  await database.transaction(async (transaction) => {
    const client = await clientById(transaction, clientId)
    if (client === null || client.emailConfirmedAt !== null) return
    await sendConfirmation(accounts, transaction, { client, now })
  })
}

/** Confirms the address a link was sent to. The same link again is told the same while that is still so. */
export async function confirmEmail(
  { database, limits, clock }: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await countAttempts(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await database.transaction(async (transaction) => {
    const { clientId, email, tokenHash } = await takeMailToken(transaction, {
      token,
      purpose: 'confirm-email',
      now,
    })
    const client = await clientById(transaction, clientId)
    if (client === null || client.email !== email) throw linkOver()
    if (client.emailConfirmedAt !== null) return
    await updateClient(transaction, clientId, { emailConfirmedAt: now })
    if (client.marketingOptIn) await beginRegisteredLetters(transaction, client, now)
    await markMailTokenUsed(transaction, tokenHash, now)
    await recordEvent(transaction, 'email-confirmed', { clientId, ip: caller.ip, now })
  })
}
