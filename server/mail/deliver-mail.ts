import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { MailSender } from './create-mail-sender.ts'
import { drawMail } from './draw-mail.ts'
import type { MailTemplate } from './mail-content.ts'
import { type ClaimedMail, markGivenUp, postponeMail, removeMail } from './mail-queries.ts'
import { mailTemplates } from './mail-templates.ts'
import { retryDelayMinutes } from './retry-delay.ts'

/** Sends one claimed mail: afterwards it is gone, waits for its next attempt, or was given up and logged. */
export async function deliverMail(
  database: Database,
  sender: MailSender,
  logger: Pick<FastifyBaseLogger, 'error'>,
  mail: ClaimedMail,
): Promise<void> {
  if (mail.expired) return giveUp('its link expired before it could be sent')
  try {
    await sender.send({ id: mail.id, to: { email: mail.toEmail, name: mail.toName }, ...draw(mail) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const minutes = retryDelayMinutes(mail.attempts)
    if (minutes === null) return giveUp(reason)
    return postponeMail(database, mail, minutes, reason)
  }
  await removeMail(database, mail.id)

  // The reason may hold the address, so it stands in the table and not in the log.
  async function giveUp(reason: string): Promise<void> {
    await markGivenUp(database, mail, reason)
    logger.error({ mailId: mail.id, template: mail.template }, 'mail given up')
  }
}

function draw({ template, data }: ClaimedMail) {
  if (!Object.hasOwn(mailTemplates, template)) throw new Error(`there is no template '${template}'`)
  // enqueueMail let nothing in but what the template asks for.
  const { write } = mailTemplates[template as keyof typeof mailTemplates] as MailTemplate<unknown>
  return drawMail(write(data))
}
