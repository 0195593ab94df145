import { newsletterLinkMinutes } from '../../shared/limits.ts'
import { type SignupPlace, signupConsent } from '../../shared/signup.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import { readEmailAddress } from '../mail/email-address.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { confirmLink, type Newsletter, newsletterLimits } from './newsletter.ts'
import { storeAsked, subscriptionsOf } from './subscription-queries.ts'

type Signup = { email: string; place: SignupPlace; network: string }

/**
 * Asks the owner of an address, by mail, whether the newsletter is wanted (OPEN-04). Whoever has it already gets no
 * mail, and the answer does not tell. Answers the address; throws RequestError 400 for none, 429 for too many.
 */
export async function askToSubscribe(newsletter: Newsletter, signup: Signup): Promise<string> {
  const { database, clock } = newsletter
  const { email, key: emailKey } = readEmailAddress(signup.email)
  const now = clock()
  const tried = [
    { limit: newsletterLimits.signupByCaller, who: signup.network },
    { limit: newsletterLimits.signupByAddress, who: emailKey },
  ]
  await countAttempts(database, tried, now)
  const category = 'newsletter'
  await database.transaction(async (transaction) => {
    const known = await subscriptionsOf(transaction, emailKey)
    const isReader = known.some((one) => one.category === category && one.confirmedAt && !one.endedAt)
    if (isReader) return
    const consent = { consentText: signupConsent, consentPlace: signup.place, askedAt: now }
    await storeAsked(transaction, { email, emailKey, category, ...consent })
    await enqueueMail(transaction, {
      to: { email, name: '' },
      template: 'confirm-newsletter',
      data: {
        link: confirmLink(newsletter, { email, category }),
        validMinutes: newsletterLinkMinutes,
      },
    })
  })
  return email
}
