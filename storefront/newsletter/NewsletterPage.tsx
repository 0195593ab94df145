import { newsletterPaths } from '../../shared/paths/newsletter-paths.ts'
import { categoryLabel } from '../../shared/newsletter/newsletter-data.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { NewsletterFrame } from './NewsletterFrame.tsx'
import { SignupForm } from './SignupForm.tsx'

type Data = PageData['newsletter']
type Props = { data: Data }

/** /newsletter: the form, and what comes of it and of the link in the mail (OPEN-04). */
export function NewsletterPage({ data }: Props) {
  return (
    <NewsletterFrame title={data.title} intro={introOf(data)}>
      <NextStep data={data} />
    </NewsletterFrame>
  )
}

function introOf(data: Data): string {
  switch (data.state) {
    case 'form':
      return 'New casks, breweries and groups, and what the next pallets bring. No more than a page, about once a month.'
    case 'asked':
      return `If ${data.email} does not have our newsletter yet, a link to confirm is there. Open it, press the button, and you are subscribed.`
    case 'confirm':
      return `Shall we send our newsletter to ${data.email}?`
    case 'confirmed':
      return `${data.email} will receive ${categoryLabel(data.category)} from now on. Each of them has a link to unsubscribe.`
    case 'over':
      return 'It was not complete, or is older than a week, or you have unsubscribed since. Please ask for a new one.'
  }
}

function NextStep({ data }: Props) {
  switch (data.state) {
    case 'form':
      return (
        <SignupForm
          place="page"
          label="Your email, for our newsletter"
          email={data.email}
          error={data.error}
          key={data.error}
        />
      )
    case 'over':
      return <SignupForm place="page" label="Your email, for our newsletter" />
    case 'confirm':
      return (
        <form action={newsletterPaths.confirmation} method="post">
          <input type="hidden" name="token" value={data.token} />
          <Button type="submit" size="large">
            Yes, subscribe
          </Button>
        </form>
      )
    default:
      return (
        <p>
          <LinkButton href={paths.latestReleases}>See the latest releases</LinkButton>
        </p>
      )
  }
}
