import type { Database } from '../database/connect.ts'
import { badField } from '../errors.ts'
import { insertLetterCopies, insertMail } from './mail-queries.ts'
import type { MailData, MailTemplateName } from './mail-templates.ts'

/** One mail: the template's name decides what data must hold. */
export type Mail<Name extends MailTemplateName> = {
  to: { email: string; name: string }
  template: Name
  data: MailData<Name>
}

/**
 * Puts a mail into the outbox. Given a transaction, the mail leaves only if the transaction lands. A mail whose
 * data says validMinutes is not sent after that time. Throws RequestError 400 for what is not an e-mail address.
 */
export async function enqueueMail<Name extends MailTemplateName>(
  database: Database,
  { to, template, data }: Mail<Name>,
): Promise<void> {
  if (!mailbox.test(to.email)) throw badField('email', 'That is not an e-mail address.')
  const { validMinutes = null } = data as { validMinutes?: number | null }
  await insertMail(database, { toEmail: to.email, toName: to.name, template, data, validMinutes })
}

/** Copies of one letter: they leave after the mails of single people. Addresses were read before they were kept. */
export async function enqueueLetterCopies(
  transaction: Database,
  copies: { email: string; data: MailData<'letter'> }[],
): Promise<void> {
  await insertLetterCopies(
    transaction,
    copies.map(({ email, data }) => ({ toEmail: email, data })),
  )
}

/** One mailbox without quotes, comments, spaces or control characters: nothing that could name a second one. */
const mailbox = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u
