import type { App } from '../http/app-type.ts'
import { badField } from '../errors.ts'
import { neverStore } from '../http/no-store.ts'
import { hearNotice } from './hear-notice.ts'
import type { OrderServices } from './order-services.ts'

/** Far more than a notice has. */
const bodyLimit = 512 * 1024

/** What the payment provider tells by itself. There is no such call where the provider tells nothing. */
export async function noticeRoutes(app: App, services: OrderServices): Promise<void> {
  const { readNotice } = services.provider
  if (readNotice === null) return
  neverStore(app)
  // The signature is of the very bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post('/webhooks/stripe', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const signature = request.headers['stripe-signature']
    if (!Buffer.isBuffer(body) || typeof signature !== 'string')
      throw badField('stripe-signature', 'A notice carries a body and a signature.')
    await hearNotice(services, readNotice(body, signature))
    return reply.code(204).send()
  })
}
