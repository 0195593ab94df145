import { isAlertCategory, kindsOf } from '../../../shared/newsletter/alert-kinds.ts'
import { categoryLabel } from '../../../shared/newsletter/newsletter-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { dropWaitingCopies, enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { type Newsletter, unsubscribeLink } from './open-newsletter.ts'
import type { LinkCategory } from './sign-link.ts'
import { beginAgain, endSubscription } from './subscription-queries.ts'

type Subscriber = { email: string; category: LinkCategory }

/** The subscription of an unsubscribe link; null for a forged or cut link. Changes nothing. */
export async function readUnsubscribeLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<Subscriber | null> {
  const link = await keys.read(token, 'unsubscribe', clock())
  return link && { email: link.email, category: link.category }
}

/**
 * Ends the subscription or the alerts of a link and removes waiting copies; null for an invalid link. Repeated use returns the
 * same (OPEN-36). `notifies` mails the subscriber once how to restart it: a mail scanner may have opened the link
 * (server/identity/newsletter/README.md).
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
    const wasActive = await end(newsletter, transaction, { ...subscriber, emailKey, now: clock() })
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

const end = (
  { switchAlerts }: Newsletter,
  transaction: Database,
  { email, emailKey, category, now }: Subscriber & { emailKey: string; now: Date },
): Promise<boolean> =>
  isAlertCategory(category)
    ? switchAlerts(transaction, { email, kinds: kindsOf(category), isOn: false })
    : endSubscription(transaction, { emailKey, category, now })

/** Restarts the subscription by the same link. Null for an invalid link, and for an address that never subscribed. */
export async function resubscribe(newsletter: Newsletter, token: string): Promise<Subscriber | null> {
  const { database, clock, switchAlerts } = newsletter
  const subscriber = await readUnsubscribeLink(newsletter, token)
  if (subscriber === null) return null
  const { email, category } = subscriber
  if (isAlertCategory(category)) {
    const kinds = kindsOf(category)
    await database.transaction((transaction) => switchAlerts(transaction, { email, kinds, isOn: true }))
    return subscriber
  }
  const { key: emailKey } = readEmailAddress(subscriber.email)
  const consent = {
    consentText: `Re-subscribe to ${categoryLabel(category)}`,
    consentPlace: 'unsubscribe page',
  }
  return (await beginAgain(database, { emailKey, category, now: clock(), ...consent })) ? subscriber : null
}
