import { letterPaths } from '../../shared/letter-paths.ts'
import type { FastifyReply } from 'fastify'
import { signupPlaces } from '../../shared/signup.ts'
import { paths } from '../../shared/paths.ts'
import { RequestError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { callerOf } from '../http/attempt-limits.ts'
import { fieldOf, takeForms } from '../http/form-bodies.ts'
import type { SendPage } from '../http/page-loading.ts'
import { askToSubscribe } from './ask-to-subscribe.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import type { Newsletter } from './newsletter.ts'
import { newsletterPage } from './newsletter-page.ts'
import { resubscribe } from './unsubscribe.ts'

const options = { bodyLimit: 8 * 1024, schema: { hide: true } }

/** What the plain forms of pages send, answered with pages: nothing here needs JavaScript (OPEN-04). */
export async function newsletterFormRoutes(
  app: App,
  { newsletter, sendPage }: { newsletter: Newsletter; sendPage: SendPage },
): Promise<void> {
  takeForms(app)

  app.post(paths.newsletter, options, async (request, reply) => {
    const email = fieldOf(request.body, 'email')
    const place = signupPlaces.find((known) => known === fieldOf(request.body, 'place')) ?? 'page'
    try {
      const asked = await askToSubscribe(newsletter, { email, place, network: callerOf(request.ip) })
      return await sendPage(request, reply, 'newsletter', newsletterPage({ state: 'asked', email: asked }))
    } catch (error) {
      const { message } = statusOf(error, reply)
      return sendPage(request, reply, 'newsletter', newsletterPage({ state: 'form', email, error: message }))
    }
  })

  for (const [path, begin] of [
    [letterPaths.confirmation, confirmSubscription],
    [letterPaths.resubscribe, resubscribe],
  ] as const) {
    app.post(path, options, async (request, reply) => {
      const reader = await begin(newsletter, fieldOf(request.body, 'token'))
      if (reader === null) reply.code(400)
      const page = newsletterPage(reader === null ? { state: 'over' } : { state: 'confirmed', ...reader })
      return sendPage(request, reply, 'newsletter', page)
    })
  }
}

/** Sets the status of a refusal that the page can tell; anything else is a fault of ours. */
function statusOf(error: unknown, reply: FastifyReply): RequestError {
  if (!(error instanceof RequestError)) throw error
  reply.code(error.status)
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return error
}
