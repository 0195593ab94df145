import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { insertMail, markDead } from './mail-queries.ts'
import type { MailData, MailTemplateName } from './mail-templates.ts'

type GivenUp<Name extends MailTemplateName> = {
  to: { email: string; name: string }
  template: Name
  data: MailData<Name>
  /** What the mail server said. */
  error: string
}

/**
 * Puts a mail among those that were given up without sending it anywhere: of the demo shop's past, whose other mails are not
 * written at all. Needs a transaction, so that no process sends it in between.
 */
export async function giveUpMail<Name extends MailTemplateName>(
  transaction: Database,
  { to, template, data, error }: GivenUp<Name>,
): Promise<void> {
  const id = randomUUID()
  const mail = { id, toEmail: to.email, toName: to.name, template, data, secret: null }
  await insertMail(transaction, { ...mail, validMinutes: null, waitsForMorning: false })
  await markDead(transaction, { id, attempts: 0 }, error)
}
