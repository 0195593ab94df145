import { Signup } from '../../../shared/api/newsletter-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { mailFollows } from '../../platform/http/mail-follows.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { requestSubscription } from './request-subscription.ts'
import type { Newsletter } from './open-newsletter.ts'

/** The signup of forms that scripts took over. */
export async function newsletterRoutes(app: App, { newsletter }: { newsletter: Newsletter }): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/newsletter/subscribe',
    {
      bodyLimit: 4 * 1024,
      schema: {
        summary: 'Asks the owner of an address, by mail, whether the newsletter is wanted',
        tags: ['Newsletter'],
        body: Signup,
        response: mailFollows,
      },
    },
    async (request, reply) => {
      await requestSubscription(newsletter, { ...request.body, network: callerOf(request.ip) })
      return reply.code(202).send()
    },
  )
}
