import type { App } from '../../platform/http/app-type.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { handleWebhook } from './handle-webhook.ts'
import { webhookPath } from '../../finance/payments/webhook-path.ts'
import type { OrderDeps } from './order-deps.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/** Far more than the size of a webhook. */
const bodyLimit = 512 * 1024
const config = { openToOtherSites: 'Stripe sends it and signs its bytes.' }

/** The webhook of the payment provider. A provider without webhooks has no such route. */
export async function webhookRoutes(app: App, deps: OrderDeps): Promise<void> {
  const { readWebhook } = deps.provider
  if (readWebhook === null) return
  neverStore(app)
  // The signature is of the very bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(webhookPath, { bodyLimit, config, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const signature = request.headers['stripe-signature']
    if (!Buffer.isBuffer(body) || typeof signature !== 'string')
      throw badField('stripe-signature', 'A notice carries a body and a signature.')
    await handleWebhook(deps, readWebhook(body, signature))
    return reply.code(204).send()
  })
}
