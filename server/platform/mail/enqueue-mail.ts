import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import {
  insertIssueCopies,
  insertMail,
  mailContext,
  mailsOfTransaction,
  removeMailsTo,
  removeWaitingCopies,
} from './mail-queries.ts'
import { randomUUID } from 'node:crypto'
import type { Sealer } from '../secrets/seal-text.ts'
import { type MailData, type MailTemplateName, mailTemplates } from './mail-templates.ts'
import { divideSecret, type OpenTemplateName, type SecretTemplateName } from './secret-fields.ts'
import { badField } from '../errors/common-errors.ts'

/** One mail: the template's name determines its data. */
export type Mail<Name extends MailTemplateName> = {
  to: { email: string; name: string }
  template: Name
  data: MailData<Name>
  /** A deadline, or an answer to what its reader just did: it does not wait in the night (NOTE-06). */
  isAtOnce?: boolean
}

/**
 * Puts a mail into the outbox. With a transaction, the mail leaves only if the transaction commits. A mail whose data
 * has validMinutes is not sent after that time. Throws RequestError 400 for an invalid email address.
 */
export async function enqueueMail<Name extends OpenTemplateName>(
  database: Database,
  { to, template, data, isAtOnce = false }: Mail<Name>,
): Promise<void> {
  await insert(database, { id: randomUUID(), to, template, data, secret: null, isAtOnce })
}

/** The same for a template with a link or code that acts on its own: it waits sealed. */
export async function enqueueSecretMail<Name extends SecretTemplateName>(
  { database, sealer }: { database: Database; sealer: Sealer },
  { to, template, data, isAtOnce = false }: Mail<Name>,
): Promise<void> {
  const id = randomUUID()
  const parts = divideSecret(template, data)
  const secret = sealer.seal(parts.secret, mailContext(id))
  await insert(database, { id, to, template, data: parts.data, secret, isAtOnce })
}

type Row = {
  id: string
  to: Mail<MailTemplateName>['to']
  template: MailTemplateName
  data: object
  secret: string | null
  isAtOnce: boolean
}

async function insert(database: Database, { to, isAtOnce, ...row }: Row): Promise<void> {
  if (!isMailbox(to.email)) throw badField('email', 'That is not an email address.')
  if (isWithoutMails()) return
  const { validMinutes = null } = row.data as { validMinutes?: number | null }
  const { waits = false, isBulk = false }: { waits?: boolean; isBulk?: boolean } =
    mailTemplates[row.template] ?? {}
  const addressed = { ...row, toEmail: to.email, toName: to.name, isBulk }
  await insertMail(database, { ...addressed, validMinutes, waitsForMorning: waits && !isAtOnce })
}

/**
 * Enqueues copies of one newsletter issue; they leave after the mails to single people. The addresses were validated
 * when they were stored.
 */
export async function enqueueIssueCopies(
  { database, sealer }: { database: Database; sealer: Sealer },
  copies: { email: string; data: MailData<'letter'> }[],
): Promise<void> {
  await insertIssueCopies(
    database,
    copies.map(({ email, data }) => {
      const id = randomUUID()
      const parts = divideSecret('letter', data)
      return { id, toEmail: email, data: parts.data, secret: sealer.seal(parts.secret, mailContext(id)) }
    }),
  )
}

/** Whether mails can be enqueued to an address; rows of former imports hold some to which none can. */
export const isMailbox = (email: string): boolean => mailbox.test(email)

/** One mailbox without quotes, comments, spaces or control characters: nothing that could name a second one. */
const mailbox = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Removes unsent copies for a subscriber who no longer wants them. */
export async function dropWaitingCopies(
  transaction: Database,
  subscriber: { emailKey: string; category: string },
): Promise<void> {
  await removeWaitingCopies(transaction, subscriber)
}

/** Removes what is not sent yet to an address, but for mails of these templates. */
export async function dropWaitingMails(
  transaction: Database,
  addressed: { emailKey: string; without: readonly MailTemplateName[] },
): Promise<void> {
  await removeMailsTo(transaction, addressed)
}

export type StepMail = { toName: string; toEmail: string; heading: string | null }

/** The mails that leave when this very transaction commits, with their headings as far as they have one. */
export const mailsOfStep = (transaction: Database): Promise<StepMail[]> => mailsOfTransaction(transaction)

const quiet = new AsyncLocalStorage<true>()

/** Does work whose mails and pushes no one is to get: none of them is written. For the demo trade of the demo shop. */
export const withoutMails = <Result>(work: () => Promise<Result>): Promise<Result> => quiet.run(true, work)

/** Whether the caller does such work. */
export const isWithoutMails = (): boolean => quiet.getStore() === true
