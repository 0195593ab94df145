import { readEmailAddress } from '../mail/email-address.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { confirmLinkEnds, type Newsletter, unsubscribeLink } from './newsletter.ts'
import type { SignedLink } from './sign-link.ts'
import { confirmAsked, subscriptionsOf } from './subscription-queries.ts'

/** What a link to confirm is about; null for one that is not ours or is over. Nothing is changed. */
export async function readConfirmLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<Pick<SignedLink, 'email' | 'category' | 'madeAt'> | null> {
  const now = clock()
  const link = await keys.read(token, 'confirm', now)
  return link !== null && confirmLinkEnds(link.madeAt) > now ? link : null
}

/**
 * Begins the subscription a link is about, once its reader has pressed the button, and tells by mail how to end it;
 * the same again changes nothing.
 */
export async function confirmSubscription(
  newsletter: Newsletter,
  token: string,
): Promise<Pick<SignedLink, 'email' | 'category'> | null> {
  const { database, clock } = newsletter
  const link = await readConfirmLink(newsletter, token)
  if (link === null) return null
  const { email, category, madeAt } = link
  const { key: emailKey } = readEmailAddress(email)
  return database.transaction(async (transaction) => {
    const known = await subscriptionsOf(transaction, emailKey)
    const isReader = known.some((one) => one.category === category && one.confirmedAt && !one.endedAt)
    if (isReader) return { email, category }
    if (!(await confirmAsked(transaction, { emailKey, category, madeAt, now: clock() }))) return null
    const data = { category, unsubscribeLink: unsubscribeLink(newsletter, { email, category }) }
    await enqueueMail(transaction, { to: { email, name: '' }, template: 'subscribed', data })
    return { email, category }
  })
}
