import { newsletterLinkMinutes } from '../../../shared/limits/limits.ts'
import { type SignupPlace, signupConsent } from '../../../shared/newsletter/newsletter-signup.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { confirmLink, type Newsletter, newsletterLimits } from './open-newsletter.ts'
import { storeAsked, subscriptionsOf } from './subscription-queries.ts'

type Signup = { email: string; place: SignupPlace; network: string }

/**
 * Asks the owner of an address, by mail, to confirm the newsletter (OPEN-04). A present subscriber gets no mail, and
 * the answer does not reveal it. Returns the address; throws RequestError 400 for an invalid one, 429 for too many
 * requests.
 */
export async function requestSubscription(newsletter: Newsletter, signup: Signup): Promise<string> {
  const { database, sealer, clock } = newsletter
  const { email, key: emailKey } = readEmailAddress(signup.email)
  const now = clock()
  const tried = [
    { limit: newsletterLimits.signupByCaller, who: signup.network },
    { limit: newsletterLimits.signupByAddress, who: emailKey },
  ]
  await countAgainstLimits(database, tried, now)
  const category = 'newsletter'
  await database.transaction(async (transaction) => {
    const known = await subscriptionsOf(transaction, emailKey)
    const isSubscriber = known.some((one) => one.category === category && one.confirmedAt && !one.endedAt)
    if (isSubscriber) return
    const consent = { consentText: signupConsent, consentPlace: signup.place, askedAt: now }
    await storeAsked(transaction, { email, emailKey, category, ...consent })
    await enqueueSecretMail(
      { database: transaction, sealer },
      {
        to: { email, name: '' },
        template: 'confirm-newsletter',
        data: {
          link: confirmLink(newsletter, { email, category }),
          validMinutes: newsletterLinkMinutes,
        },
      },
    )
  })
  return email
}
