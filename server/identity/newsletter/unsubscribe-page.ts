import type { FastifyBaseLogger } from 'fastify'
import type { UnsubscribeData } from '../../../shared/newsletter/newsletter-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import type { Newsletter } from './open-newsletter.ts'
import { readUnsubscribeLink, unsubscribe } from './unsubscribe.ts'

type Page = Extract<PageResult<'emailUnsubscribe'>, { kind: 'page' }>
type UnsubscribeDeps = { newsletter: Newsletter; logger: Pick<FastifyBaseLogger, 'warn'> }

/** A failure is temporary: the link stays valid. */
const tryAgain = 'Something went wrong on our side. Please open the link again in a few minutes.'

/** /unsubscribe, the target of a newsletter's link: the result (UNSUB-01 to UNSUB-16, OPEN-36). */
export async function loadUnsubscribe(
  { newsletter, logger }: UnsubscribeDeps,
  { query, isPrefetch = false }: PageRequest,
): Promise<Page> {
  const token = query.get('token') ?? ''
  try {
    const subscriber = isPrefetch
      ? await readUnsubscribeLink(newsletter, token)
      : await unsubscribe(newsletter, { token, notifies: true })
    return unsubscribePage(subscriber && { ...subscriber, token })
  } catch (error) {
    logger.warn({ err: error }, 'an unsubscribe link could not be processed')
    return unsubscribePage(null, tryAgain)
  }
}

type Done = { email: string; category: string; token: string }

/** The result page; null is a link that was forged or cut, or could not be followed. */
export function unsubscribePage(done: Done | null, errorMessage: string | null = null): Page {
  const data: UnsubscribeData =
    done === null
      ? {
          title: 'Unable to unsubscribe',
          status: 'error',
          email: null,
          category: null,
          errorMessage,
          resubscribeToken: null,
        }
      : {
          title: 'You are unsubscribed',
          status: 'success',
          email: done.email,
          category: done.category,
          errorMessage: null,
          resubscribeToken: done.token,
        }
  return {
    kind: 'page',
    data,
    head: { description: 'Which of our letters you get.', canonicalPath: paths.unsubscribe, indexed: false },
    topics: [],
  }
}
