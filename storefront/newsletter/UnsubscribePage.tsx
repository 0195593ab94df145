import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import { newsletterPaths } from '../../shared/paths/newsletter-paths.ts'
import { categoryLabel, type UnsubscribeData } from '../../shared/newsletter/newsletter-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { ContactLink } from '../ui/core/ContactLink.tsx'
import { Button } from '../ui/core/Button.tsx'
import { NewsletterFrame } from './NewsletterFrame.tsx'

type Props = { data: UnsubscribeData }

/** /unsubscribe: what came of a letter's link. The server has done it already (UNSUB-01 to UNSUB-16). */
export function UnsubscribePage({ data }: Props) {
  return data.status === 'success' ? <Unsubscribed data={data} /> : <Failed data={data} />
}

function Unsubscribed({ data: { email, category, resubscribeToken } }: Props) {
  return (
    <NewsletterFrame title="You are unsubscribed" intro="We have recorded your preference.">
      <p>{`${email || 'Your email address'} will no longer receive ${categoryLabel(category)}.`}</p>
      <p>
        Changed your mind? You can re-subscribe at any time: change your preferences in{' '}
        <a href={settingsSections.letters.path}>your account</a> or{' '}
        <a href={paths.support}>contact support</a>.
      </p>
      {resubscribeToken && (
        <form action={newsletterPaths.resubscribe} method="post">
          <input type="hidden" name="token" value={resubscribeToken} />
          <Button type="submit" variant="quiet">
            Re-subscribe
          </Button>
        </form>
      )}
    </NewsletterFrame>
  )
}

function Failed({ data: { errorMessage } }: Props) {
  return (
    <NewsletterFrame title="Unable to unsubscribe" intro="We could not update your subscription settings.">
      <p>
        {errorMessage ||
          'We could not process that unsubscribe link. Please double-check the link or request a fresh email.'}
      </p>
      <p>
        If it still does not work, please contact the brewery team at <ContactLink />, or{' '}
        <a href={paths.support}>contact support</a>, and we will see to it.
      </p>
    </NewsletterFrame>
  )
}
