import type { Database } from '../../platform/database/database.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { beginRegisteredSubscription } from '../newsletter/client-subscriptions.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientById, type ClientRow, updateClient } from './client-queries.ts'
import { makeMailLink, claimMailToken } from './mail-links.ts'
import { markMailTokenUsed } from './mail-token-queries.ts'
import { recordEvent } from './security-events.ts'
import { linkOver } from '../../platform/errors/account-errors.ts'

type Addressee = { id: string; email: string; name: string }

/** Sends the link that confirms a client's address when the transaction commits. */
export async function sendConfirmation(
  accounts: Accounts,
  transaction: Database,
  { client, now }: { client: Addressee; now: Date },
): Promise<void> {
  const { sealer } = accounts
  const { id: clientId, email, name } = client
  const link = await makeMailLink(accounts, transaction, { purpose: 'confirm-email', clientId, email, now })
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { email, name },
      template: 'confirm-email',
      data: { name, ...link },
    },
  )
}

/** Sends the confirmation again at the client's request. Does nothing when the address is already confirmed. */
export async function resendConfirmation(accounts: Accounts, clientId: string): Promise<void> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailByAccount, clientId)], now)
  await database.transaction(async (transaction) => {
    const client = await clientById(transaction, clientId)
    if (client === null || client.emailConfirmedAt !== null) return
    await sendConfirmation(accounts, transaction, { client, now })
  })
}

/**
 * Confirms the address that the link was sent to. Using the link again returns the same result while the address is
 * still confirmed.
 */
export async function confirmEmail(
  { database, limits, clock }: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailLinkByCaller, caller.network)], now)
  await database.transaction(async (transaction) => {
    const { clientId, email, tokenHash } = await claimMailToken(transaction, {
      token,
      purpose: 'confirm-email',
      now,
    })
    const client = await clientById(transaction, clientId)
    if (client === null || client.email !== email) throw linkOver()
    if (client.emailConfirmedAt !== null) return
    await confirmAddress(transaction, { client, caller, now })
    await markMailTokenUsed(transaction, tokenHash, now)
  })
}

/** Confirms the address of a client who has shown that its mails arrive; nothing where it is confirmed already. */
export async function confirmAddress(
  transaction: Database,
  { client, caller, now }: { client: ClientRow; caller: Pick<Caller, 'ip'>; now: Date },
): Promise<void> {
  if (client.emailConfirmedAt !== null) return
  const { id: clientId } = client
  await updateClient(transaction, clientId, { emailConfirmedAt: now })
  await beginTicked(transaction, client, now)
  await recordEvent(transaction, 'email-confirmed', { clientId, ip: caller.ip, now })
}

/** Begins what the client ticked at registration, at the first address that is confirmed. */
export async function beginTicked(
  transaction: Database,
  client: Pick<ClientRow, 'marketingOptIn' | 'email' | 'emailKey'>,
  now: Date,
): Promise<void> {
  if (client.marketingOptIn) await beginRegisteredSubscription(transaction, client, now)
}
