import type { FastifyBaseLogger } from 'fastify'
import type { UnsubscribeData } from '../../shared/newsletter.ts'
import { paths } from '../../shared/paths.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import type { Newsletter } from './newsletter.ts'
import { readUnsubscribeLink, unsubscribe } from './unsubscribe.ts'

type Page = Extract<PageResult<'emailUnsubscribe'>, { kind: 'page' }>
type Services = { newsletter: Newsletter; logger: Pick<FastifyBaseLogger, 'warn'> }

/** What could not be done now may be done later: the link is good. */
const tryAgain = 'Something went wrong on our side. Please open the link again in a few minutes.'

/** /unsubscribe, where the link of a letter leads: the result (UNSUB-01 to UNSUB-16, OPEN-36). */
export async function loadUnsubscribe(
  { newsletter, logger }: Services,
  { query, isLookAhead = false }: PageRequest,
): Promise<Page> {
  const token = query.get('token') ?? ''
  try {
    const reader = isLookAhead
      ? await readUnsubscribeLink(newsletter, token)
      : await unsubscribe(newsletter, { token, tells: true })
    return unsubscribePage(reader && { ...reader, token })
  } catch (error) {
    logger.warn({ err: error }, 'somebody could not be unsubscribed')
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
