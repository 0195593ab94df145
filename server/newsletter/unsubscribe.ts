import { type LetterCategory, categoryLabel } from '../../shared/newsletter.ts'
import { dropWaitingLetters } from '../mail/drop-waiting-letters.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { type Newsletter, unsubscribeLink } from './newsletter.ts'
import { beginAgain, endSubscription } from './subscription-queries.ts'

type Reader = { email: string; category: LetterCategory }

/** What a link to unsubscribe is about; null for one that was forged or cut. Nothing is changed. */
export async function readUnsubscribeLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<Reader | null> {
  const link = await keys.read(token, 'unsubscribe', clock())
  return link && { email: link.email, category: link.category }
}

/**
 * Ends the subscription a link is about, copies that wait included; null for a link that is none. Used again, it tells
 * the same (OPEN-36). `tells` writes once to the reader how to take it back: a link may have been opened by a mail
 * scanner (docs/decisions/0015).
 */
export async function unsubscribe(
  newsletter: Newsletter,
  { token, tells }: { token: string; tells: boolean },
): Promise<Reader | null> {
  const { database, clock } = newsletter
  const reader = await readUnsubscribeLink(newsletter, token)
  if (reader === null) return null
  const { email, category } = reader
  const { key: emailKey } = readEmailAddress(email)
  await database.transaction(async (transaction) => {
    const wasActive = await endSubscription(transaction, { emailKey, category, now: clock() })
    if (!wasActive) return
    await dropWaitingLetters(transaction, { emailKey, category })
    if (!tells) return
    const data = { category, link: unsubscribeLink(newsletter, { email, category }) }
    await enqueueMail(transaction, { to: { email, name: '' }, template: 'unsubscribed', data })
  })
  return reader
}

/** Takes it back by the same link. Null for a link that is none, and where nothing was ever subscribed to. */
export async function resubscribe(newsletter: Newsletter, token: string): Promise<Reader | null> {
  const { database, clock } = newsletter
  const reader = await readUnsubscribeLink(newsletter, token)
  if (reader === null) return null
  const { category } = reader
  const { key: emailKey } = readEmailAddress(reader.email)
  const consent = {
    consentText: `Re-subscribe to ${categoryLabel(category)}`,
    consentPlace: 'unsubscribe page',
  }
  return (await beginAgain(database, { emailKey, category, now: clock(), ...consent })) ? reader : null
}
