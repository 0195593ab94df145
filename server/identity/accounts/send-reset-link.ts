import type { Database } from '../../platform/database/database.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import type { Accounts } from './accounts.ts'
import type { ClientRow } from './client-queries.ts'
import { makeMailLink } from './mail-links.ts'

/** Mails a link to set a new password when the transaction commits. */
export async function sendResetLink(
  accounts: Accounts,
  transaction: Database,
  { client, now }: { client: ClientRow; now: Date },
): Promise<void> {
  const { sealer } = accounts
  const { id: clientId, email, name } = client
  const purpose = 'reset-password'
  const link = await makeMailLink(accounts, transaction, { purpose, clientId, email, now })
  await enqueueSecretMail(
    { database: transaction, sealer },
    { to: { email, name }, template: purpose, data: { name, ...link } },
  )
}
