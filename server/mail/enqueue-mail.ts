import type { Database } from '../database/database.ts'
import { insertIssueCopies, insertMail, removeWaitingCopies } from './mail-queries.ts'
import type { MailData, MailTemplateName } from './mail-templates.ts'
import { badField } from '../errors/common-errors.ts'

/** One mail: the template's name determines its data. */
export type Mail<Name extends MailTemplateName> = {
  to: { email: string; name: string }
  template: Name
  data: MailData<Name>
}

/**
 * Puts a mail into the outbox. With a transaction, the mail leaves only if the transaction commits. A mail whose data
 * has validMinutes is not sent after that time. Throws RequestError 400 for an invalid email address.
 */
export async function enqueueMail<Name extends MailTemplateName>(
  database: Database,
  { to, template, data }: Mail<Name>,
): Promise<void> {
  if (!mailbox.test(to.email)) throw badField('email', 'That is not an e-mail address.')
  const { validMinutes = null } = data as { validMinutes?: number | null }
  await insertMail(database, { toEmail: to.email, toName: to.name, template, data, validMinutes })
}

/**
 * Enqueues copies of one newsletter issue; they leave after the mails to single people. The addresses were validated
 * when they were stored.
 */
export async function enqueueIssueCopies(
  transaction: Database,
  copies: { email: string; data: MailData<'letter'> }[],
): Promise<void> {
  await insertIssueCopies(
    transaction,
    copies.map(({ email, data }) => ({ toEmail: email, data })),
  )
}

/** One mailbox without quotes, comments, spaces or control characters: nothing that could name a second one. */
const mailbox = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Removes unsent copies for a subscriber who no longer wants them. */
export async function dropWaitingCopies(
  transaction: Database,
  subscriber: { emailKey: string; category: string },
): Promise<void> {
  await removeWaitingCopies(transaction, subscriber)
}
