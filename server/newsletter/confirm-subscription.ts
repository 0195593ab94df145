import { readEmailAddress } from '../mail/email-address.ts'
import { confirmLinkEnds, type Newsletter } from './newsletter.ts'
import type { SignedLink } from './sign-link.ts'
import { confirmAsked } from './subscription-queries.ts'

/** What a link to confirm is about; null for one that is not ours or is over. Nothing is changed. */
export async function readConfirmLink(
  { keys, clock }: Newsletter,
  token: string,
): Promise<Pick<SignedLink, 'email' | 'category' | 'madeAt'> | null> {
  const now = clock()
  const link = await keys.read(token, 'confirm', now)
  return link !== null && confirmLinkEnds(link.madeAt) > now ? link : null
}

/** Begins the subscription a link is about, once its reader has pressed the button; the same again changes nothing. */
export async function confirmSubscription(
  newsletter: Newsletter,
  token: string,
): Promise<Pick<SignedLink, 'email' | 'category'> | null> {
  const { database, clock } = newsletter
  const link = await readConfirmLink(newsletter, token)
  if (link === null) return null
  const { email, category, madeAt } = link
  const { key: emailKey } = readEmailAddress(email)
  return (await confirmAsked(database, { emailKey, category, madeAt, now: clock() }))
    ? { email, category }
    : null
}
