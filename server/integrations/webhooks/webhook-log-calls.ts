import type { FastifyRequest } from 'fastify'
import {
  SentAgain,
  WebhookAttempts,
  WebhookLog,
  WebhookLogQuery,
  WebhookSince,
} from '../../../shared/api/webhooks-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import type { WebhookOwner } from './endpoint-queries.ts'
import { sendAgain, sendSince, sendTest } from './send-again.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { deliveryIn, deliveryPart, webhookIn, webhookPart, type WebhookSide } from './webhook-side.ts'
import { readAttempts, readLog } from './webhook-view.ts'

const bodyLimit = 16 * 1024

type Keyed = { 'idempotency-key': string }

/** The log of a webhook, and sending again (PLAT-13). */
export async function webhookLogCalls(app: App, deps: WebhookDeps, side: WebhookSide): Promise<void> {
  const { root, identify } = side
  const { database, clock } = deps
  const documented = { tags: [side.tag], security: [{ bearer: [] }] }
  const one = { ...documented, params: webhookPart(side) }
  const logged = { ...documented, params: deliveryPart(side) }

  /** An action that is done once for its key. */
  const once = async <T>(
    request: FastifyRequest,
    verb: string,
    action: (
      transaction: Database,
      wanted: { endpointId: string; owner: WebhookOwner; now: Date },
    ) => Promise<T>,
  ): Promise<T> => {
    const { owner, actor } = await identify(request)
    const endpointId = webhookIn(request)
    const now = clock()
    const key = (request.headers as unknown as Keyed)['idempotency-key']
    const call = { who: clientKeys(actor.clientId), call: `webhook ${verb}`, key, now }
    return withIdempotency(
      database,
      { ...call, request: [request.params, request.body ?? null] },
      (transaction) => action(transaction, { endpointId, owner, now }),
    )
  }

  app.get(
    `${root}/:id/deliveries`,
    {
      schema: {
        ...one,
        summary: 'Events of the last 30 days at this webhook, the newest first',
        querystring: WebhookLogQuery,
        response: { 200: WebhookLog },
      },
    },
    async (request) => {
      const { owner } = await identify(request)
      return readLog(database, { id: webhookIn(request), owner, page: request.query.page })
    },
  )

  app.get(
    `${root}/:id/deliveries/:delivery`,
    {
      schema: {
        ...logged,
        summary: 'Each attempt, and what was answered',
        response: { 200: WebhookAttempts },
      },
    },
    async (request) => {
      const { owner } = await identify(request)
      return readAttempts(database, { id: deliveryIn(request), endpointId: webhookIn(request), owner })
    },
  )

  app.post(
    `${root}/:id/deliveries/:delivery/again`,
    {
      bodyLimit,
      schema: {
        ...logged,
        summary: 'Sends an event again, with the same webhook-id',
        headers: RequiredIdempotencyKey,
        response: { 200: SentAgain },
      },
    },
    async (request) =>
      once(request, 'again', async (transaction, wanted) => {
        await sendAgain(transaction, { ...wanted, deliveryId: deliveryIn(request) })
        return { events: 1 }
      }),
  )

  app.post(
    `${root}/:id/again`,
    {
      bodyLimit,
      schema: {
        ...one,
        summary: 'Sends all events since a time, also those from while it was off',
        headers: RequiredIdempotencyKey,
        body: WebhookSince,
        response: { 200: SentAgain },
      },
    },
    async (request) =>
      once(request, 'since', async (transaction, wanted) => ({
        events: await sendSince(transaction, { ...wanted, since: new Date(request.body.since) }),
      })),
  )

  app.post(
    `${root}/:id/test`,
    {
      bodyLimit,
      schema: {
        ...one,
        summary: 'Sends the event webhook.test; the log has the answer',
        headers: RequiredIdempotencyKey,
        response: { 200: SentAgain },
      },
    },
    async (request) =>
      once(request, 'test', async (transaction, wanted) => {
        await sendTest(transaction, wanted)
        return { events: 1 }
      }),
  )
}
