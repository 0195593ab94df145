import type { NewsletterData } from '../../../shared/newsletter/newsletter-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { readConfirmLink } from './confirm-subscription.ts'
import type { Newsletter } from './open-newsletter.ts'

type Page = Extract<PageResult<'newsletter'>, { kind: 'page' }>
type NewsletterPageView<Data = NewsletterData> = Data extends { title: string } ? Omit<Data, 'title'> : never

const titles: Record<NewsletterData['state'], string> = {
  form: 'Our newsletter',
  asked: 'Please check your email',
  confirm: 'Confirm your subscription',
  confirmed: 'You are subscribed',
  over: 'This link is over',
}

/** /newsletter in one of its states. Search engines list only the empty form. */
export function newsletterPage(shown: NewsletterPageView): Page {
  const isUntouched = shown.state === 'form' && shown.error === null
  return {
    kind: 'page',
    data: { title: titles[shown.state], ...shown } as NewsletterData,
    head: {
      description:
        'New casks, breweries and groups on Dray, about once a month by email. Unsubscribe with one press.',
      canonicalPath: paths.newsletter,
      indexed: isUntouched,
    },
    topics: [],
  }
}

/** The empty form. */
export async function loadNewsletter(): Promise<Page> {
  return newsletterPage({ state: 'form', email: '', error: null })
}

/** The target of the confirmation link: opening it confirms nothing, its button does. */
export async function loadNewsletterConfirmation(
  { newsletter }: { newsletter: Newsletter },
  { query }: PageRequest,
): Promise<Page> {
  const token = query.get('token') ?? ''
  const link = await readConfirmLink(newsletter, token)
  return newsletterPage(link === null ? { state: 'over' } : { state: 'confirm', email: link.email, token })
}
