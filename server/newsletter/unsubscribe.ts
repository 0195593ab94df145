import { type NewsletterCategory, categoryLabel } from '../../shared/newsletter/newsletter-data.ts'
import { dropWaitingCopies, enqueueSecretMail } from '../mail/enqueue-mail.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { type Newsletter, unsubscribeLink } from './open-newsletter.ts'
import { beginAgain, endSubscription } from './subscription-queries.ts'

type Subscriber = { email: string; category: NewsletterCategory }

/** The subscription of an unsubscribe link; null for a forged or cut link. Changes nothing. */
export async function readUnsubscribeLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<Subscriber | null> {
  const link = await keys.read(token, 'unsubscribe', clock())
  return link && { email: link.email, category: link.category }
}

/**
 * Ends the subscription of a link and removes its waiting copies; null for an invalid link. Repeated use returns the
 * same (OPEN-36). `notifies` mails the subscriber once how to restart it: a mail scanner may have opened the link
 * (server/newsletter/README.md).
 */
export async function unsubscribe(
  newsletter: Newsletter,
  { token, notifies }: { token: string; notifies: boolean },
): Promise<Subscriber | null> {
  const { database, sealer, clock } = newsletter
  const subscriber = await readUnsubscribeLink(newsletter, token)
  if (subscriber === null) return null
  const { email, category } = subscriber
  const { key: emailKey } = readEmailAddress(email)
  await database.transaction(async (transaction) => {
    const wasActive = await endSubscription(transaction, { emailKey, category, now: clock() })
    if (!wasActive) return
    await dropWaitingCopies(transaction, { emailKey, category })
    if (!notifies) return
    const data = { category, link: unsubscribeLink(newsletter, { email, category }) }
    await enqueueSecretMail(
      { database: transaction, sealer },
      { to: { email, name: '' }, template: 'unsubscribed', data },
    )
  })
  return subscriber
}

/** Restarts the subscription by the same link. Null for an invalid link, and for an address that never subscribed. */
export async function resubscribe(newsletter: Newsletter, token: string): Promise<Subscriber | null> {
  const { database, clock } = newsletter
  const subscriber = await readUnsubscribeLink(newsletter, token)
  if (subscriber === null) return null
  const { category } = subscriber
  const { key: emailKey } = readEmailAddress(subscriber.email)
  const consent = {
    consentText: `Re-subscribe to ${categoryLabel(category)}`,
    consentPlace: 'unsubscribe page',
  }
  return (await beginAgain(database, { emailKey, category, now: clock(), ...consent })) ? subscriber : null
}
