import { supportTopics } from '../../../shared/information/support-request.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { SupportRequest } from './read-support-message.ts'
import { type Support, supportLimits } from './support.ts'

/**
 * Mails a message to support, with replies to its sender, and confirms it to the sender (OPEN-26). The confirmation
 * repeats nothing of the message, because anyone can enter a stranger's address. Throws RequestError 429 for too many.
 */
export async function sendSupportRequest(
  { database, supportEmail, publicUrl, clock }: Support,
  request: SupportRequest & { network: string },
): Promise<void> {
  const { emailKey, network, topic, ...words } = request
  const now = clock()
  await countAgainstLimits(
    database,
    [
      { limit: supportLimits.byCaller, who: network },
      { limit: supportLimits.byAddress, who: emailKey },
    ],
    now,
  )
  const topicLabel = supportTopics.find(({ value }) => value === topic)!.label
  await database.transaction(async (transaction) => {
    await enqueueMail(transaction, {
      to: { email: supportEmail, name: 'Dray support' },
      template: 'support-request',
      data: { topic: topicLabel, sentAt: now.toISOString(), ...words },
    })
    await enqueueMail(transaction, {
      to: { email: words.email, name: words.name },
      template: 'support-received',
      data: { name: words.name, topic: topicLabel, faqLink: publicUrl + paths.shippingFaq },
    })
  })
}

/**
 * The answer to a filled honeypot field. A person whose browser filled it only has to press again, because the field
 * comes back empty; most programs do not.
 */
export const machineSentence = 'That looked like a machine to us. If you are none, please send it once more.'
