import type { Database } from '../../platform/database/database.ts'
import { linkOver } from '../../platform/errors/account-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import type { ClientRow } from './client-queries.ts'
import { makeMailLink, claimMailToken } from './mail-links.ts'
import { dropUnusedMailTokens, pendingEmailOf } from './mail-token-queries.ts'
import { recordEvent } from './security-events.ts'
import { endAllSessions } from './sessions/end-session.ts'

/** Cancels the change of address that a client requested. Throws RequestError 404 if there is none. */
export async function cancelEmailChange(
  { database, clock }: Accounts,
  { clientId, caller }: { clientId: string; caller: Caller },
): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    if ((await pendingEmailOf(transaction, clientId, now)) === null) throw notFound('The change of address')
    await dropEmailChange(transaction, clientId)
    await recordEvent(transaction, 'email-change-cancelled', { clientId, ip: caller.ip, now })
  })
}

/** The same by the link in the mail to the present address: its owner did not ask, so all sessions end too. */
export async function cancelEmailChangeByLink(
  accounts: Accounts,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.mailLinkByCaller, caller.network)], now)
  const clientId = await database.transaction(async (transaction) => {
    const purpose = 'cancel-email-change'
    const found = await claimMailToken(transaction, { token, purpose, now })
    if (found.usedAt !== null) throw linkOver()
    await recordEvent(transaction, 'email-change-cancelled', {
      clientId: found.clientId,
      ip: caller.ip,
      now,
    })
    return found.clientId
  })
  await endAllSessions(accounts, { clientId, caller })
}

/** Both links of a pending change: the one that makes it and the one that cancels it. */
export async function dropEmailChange(transaction: Database, clientId: string): Promise<void> {
  await dropUnusedMailTokens(transaction, { clientId, purpose: 'change-email' })
  await dropUnusedMailTokens(transaction, { clientId, purpose: 'cancel-email-change' })
}

/** Notifies the present address of the change when the transaction commits. */
export async function sendCancelLink(
  accounts: Accounts,
  transaction: Database,
  { client, newEmail, now }: { client: ClientRow; newEmail: string; now: Date },
): Promise<void> {
  const { sealer } = accounts
  const { id: clientId, email, name } = client
  const purpose = 'cancel-email-change'
  const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { email, name },
      template: 'email-change-asked',
      data: { name, newEmail, askedAt: now.toISOString(), ...link },
    },
  )
}
