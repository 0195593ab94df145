import type { FastifyBaseLogger } from 'fastify'
import type { NodemailerError } from 'nodemailer'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { MailContent } from '../../../shared/mail/mail-body.ts'
import type { Database } from '../database/database.ts'
import type { Sealer } from '../secrets/seal-text.ts'
import type { MailSender } from './create-mail-sender.ts'
import { type LetterWords, withLetterWords, type WordsOfLetter } from './letter-words.ts'
import { renderMail, type RenderMailHtml } from './render-mail.ts'
import type { MailTemplate } from './mail-content.ts'
import { type ClaimedMail, mailContext, markDead, postponeMail, removeMail } from './mail-queries.ts'
import { mailTemplates } from './mail-templates.ts'
import { uniteSecret } from './secret-fields.ts'

/** What a mail is sent with. */
export type MailDelivery = {
  sender: MailSender
  renderHtml: RenderMailHtml
  /** Opens the links of mails. */
  sealer: Sealer
  logger: Pick<FastifyBaseLogger, 'error'>
  /** What staff add to mails; nothing where it is not said. */
  wordsOf?: WordsOfLetter
  /** The address that readers write to; the shipped one where it is not said. */
  contactOf?: () => Promise<string>
  /** Gives each mail its span, where the process is traced. */
  traced?: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Sends one claimed mail. Afterwards it is removed, waits for its next attempt, or is a logged dead letter. */
export async function deliverMail(
  database: Database,
  { sender, renderHtml, sealer, logger, wordsOf = async () => null, contactOf }: MailDelivery,
  mail: ClaimedMail,
): Promise<void> {
  if (mail.expired) return giveUp('its link expired before it could be sent')
  try {
    await sender.send({
      id: mail.id,
      to: { email: mail.toEmail, name: mail.toName },
      ...(await renderMail(contentOf(mail, sealer, await wordsOf(mail.template)), {
        renderHtml,
        contact: await contactOf?.(),
      })),
    })
  } catch (error) {
    const reason = reasonOf(error)
    const minutes = isFinal(error) ? null : retryDelayMinutes(mail.attempts)
    if (minutes === null) return giveUp(reason)
    return postponeMail(database, mail, minutes, reason)
  }
  await removeMail(database, mail.id)

  // The reason may contain the address, so it is stored in the table and not logged.
  async function giveUp(reason: string): Promise<void> {
    await markDead(database, mail, reason)
    logger.error({ mailId: mail.id, template: mail.template }, 'mail given up')
  }
}

/** So much of what a mail server says is stored. */
const longestReason = 1000

/** PostgreSQL takes no text with a zero: the mail would neither wait nor be given up, and be tried for good. */
const reasonOf = (error: unknown): string =>
  cutText((error instanceof Error ? error.message : String(error)).replaceAll('\0', ''), longestReason)

function contentOf(
  { id, template, data, secret }: ClaimedMail,
  sealer: Sealer,
  words: LetterWords | null,
): MailContent {
  if (!Object.hasOwn(mailTemplates, template)) throw new Error(`there is no template '${template}'`)
  // enqueueMail accepts only data that fits the template.
  const { write } = mailTemplates[template as keyof typeof mailTemplates] as MailTemplate<unknown>
  if (secret === null) return withLetterWords(write(data), words)
  const opened = sealer.open(secret, mailContext(id))
  if (opened === null) throw new Error('its link does not open: another SECRETS_KEY sealed it')
  return withLetterWords(write(uniteSecret(template, { data, secret: opened })), words)
}

/**
 * Whether the same mail is refused however often it is sent: 5yz for the recipient or the message (RFC 5321, 4.2.1). 5yz
 * at other commands are faults of settings, which end.
 */
function isFinal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as Partial<NodemailerError>
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** Waits between the attempts at one mail, in minutes: some fifteen hours in all, a night's outage of a server. */
const waits = [1, 5, 30, 2 * 60, 12 * 60]

/** Minutes until the next attempt after this many failures, or null: the mail becomes a dead letter. */
export function retryDelayMinutes(failed: number): number | null {
  return waits[failed - 1] ?? null
}
