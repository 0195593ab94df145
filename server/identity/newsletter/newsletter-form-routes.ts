import { newsletterPaths } from '../../../shared/paths/newsletter-paths.ts'
import type { FastifyReply } from 'fastify'
import { signupPlaces } from '../../../shared/newsletter/newsletter-signup.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { App } from '../../platform/http/app-type.ts'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import { fieldOf, acceptForms } from '../../platform/http/form-bodies.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { requestSubscription } from './request-subscription.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import type { Newsletter } from './open-newsletter.ts'
import { newsletterPage } from './newsletter-page.ts'
import { resubscribe } from './unsubscribe.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

const options = { bodyLimit: 8 * 1024, schema: { hide: true } }

/** The plain forms of pages, answered with pages: these routes need no JavaScript (OPEN-04). */
export async function newsletterFormRoutes(
  app: App,
  { newsletter, sendPage }: { newsletter: Newsletter; sendPage: SendPage },
): Promise<void> {
  acceptForms(app)

  app.post(paths.newsletter, options, async (request, reply) => {
    const email = fieldOf(request.body, 'email')
    const place = signupPlaces.find((known) => known === fieldOf(request.body, 'place')) ?? 'page'
    try {
      const asked = await requestSubscription(newsletter, { email, place, network: callerOf(request.ip) })
      return await sendPage(request, reply, 'newsletter', newsletterPage({ state: 'asked', email: asked }))
    } catch (error) {
      const { message } = statusOf(error, reply)
      return sendPage(request, reply, 'newsletter', newsletterPage({ state: 'form', email, error: message }))
    }
  })

  for (const [path, begin] of [
    [newsletterPaths.confirmation, confirmSubscription],
    [newsletterPaths.resubscribe, resubscribe],
  ] as const) {
    app.post(path, options, async (request, reply) => {
      const subscriber = await begin(newsletter, fieldOf(request.body, 'token'))
      if (subscriber === null) reply.code(400)
      const page = newsletterPage(
        subscriber === null ? { state: 'over' } : { state: 'confirmed', ...subscriber },
      )
      return sendPage(request, reply, 'newsletter', page)
    })
  }
}

/** Sets the status of a refusal that the page can show; every other error is a fault of the server. */
function statusOf(error: unknown, reply: FastifyReply): RequestError {
  if (!(error instanceof RequestError)) throw error
  reply.code(error.status)
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return error
}
