import { isAlertCategory } from '../../../shared/newsletter/alert-kinds.ts'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { confirmLinkEnds, type Newsletter, unsubscribeLink } from './open-newsletter.ts'
import { confirmAsked, subscriptionsOf } from './subscription-queries.ts'

/** The subscription of a confirmation link; null for a forged or expired link. Changes nothing. */
export async function readConfirmLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<{ email: string; category: NewsletterCategory; madeAt: Date } | null> {
  const now = clock()
  const link = await keys.read(token, 'confirm', now)
  if (link === null || isAlertCategory(link.category) || confirmLinkEnds(link.madeAt) <= now) return null
  return { email: link.email, category: link.category, madeAt: link.madeAt }
}

/**
 * Starts the subscription of a link after its subscriber presses the button, and mails how to unsubscribe. Repeating it
 * changes nothing.
 */
export async function confirmSubscription(
  newsletter: Newsletter,
  token: string,
): Promise<{ email: string; category: NewsletterCategory } | null> {
  const { database, sealer, clock } = newsletter
  const link = await readConfirmLink(newsletter, token)
  if (link === null) return null
  const { email, category, madeAt } = link
  const { key: emailKey } = readEmailAddress(email)
  return database.transaction(async (transaction) => {
    const known = await subscriptionsOf(transaction, emailKey)
    const isSubscriber = known.some((one) => one.category === category && one.confirmedAt && !one.endedAt)
    if (isSubscriber) return { email, category }
    if (!(await confirmAsked(transaction, { emailKey, category, madeAt, now: clock() }))) return null
    const data = { category, unsubscribeLink: unsubscribeLink(newsletter, { email, category }) }
    await enqueueSecretMail(
      { database: transaction, sealer },
      { to: { email, name: '' }, template: 'subscribed', data },
    )
    return { email, category }
  })
}
