import { Webhook, Webhooks, WebhookSwitch, WebhookWithSecret } from '../../../shared/api/webhooks-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  chooseEvents,
  makeEndpoint,
  removeOwnEndpoint,
  rotateSecret,
  switchEndpoint,
} from './change-endpoint.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookLogCalls } from './webhook-log-calls.ts'
import { type WebhookSide, webhookIn, webhookPart } from './webhook-side.ts'
import { listWebhooks, webhookView } from './webhook-view.ts'

const bodyLimit = 16 * 1024

type Chosen = { url: string; events: string[] }

/** The calls of webhooks, the same for breweries and buyers (PLAT-07 to PLAT-14). */
export async function webhookCalls(app: App, deps: WebhookDeps, side: WebhookSide): Promise<void> {
  const { root, identify, identifyAgain } = side
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const documented = { tags: [side.tag], security: [{ bearer: [] }], params: side.params }
  const one = { ...documented, params: webhookPart(side) }

  app.get(
    root,
    {
      schema: { ...documented, summary: 'The webhooks, without their secrets', response: { 200: Webhooks } },
    },
    async (request) => ({ webhooks: await listWebhooks(database, (await identify(request)).owner) }),
  )

  app.post(
    root,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Makes a webhook and shows its secret this once; each call makes one',
        body: side.NewWebhook,
        response: { 201: WebhookWithSecret },
      },
    },
    async (request, reply) => {
      const caller = await identifyAgain(request)
      const { url, events } = request.body as Chosen
      const { endpoint, secret } = await makeEndpoint(deps, { ...caller, url, events, now: clock() })
      return reply.code(201).send({ ...webhookView(endpoint), secret })
    },
  )

  app.put(
    `${root}/:id/events`,
    {
      bodyLimit,
      schema: {
        ...one,
        summary: 'Chooses what it is called for',
        body: side.ChosenEvents,
        response: { 200: Webhook },
      },
    },
    async (request) => {
      const { events } = request.body as Pick<Chosen, 'events'>
      const id = webhookIn(request)
      return webhookView(
        await chooseEvents(database, { ...(await identify(request)), id, events, now: clock() }),
      )
    },
  )

  app.put(
    `${root}/:id/switch`,
    {
      bodyLimit,
      schema: {
        ...one,
        summary: 'Switches it on or off; what happened meanwhile is sent by ‘all since’',
        body: WebhookSwitch,
        response: { 200: Webhook },
      },
    },
    async (request) => {
      const caller = await identify(request)
      const id = webhookIn(request)
      const { isOn } = request.body
      return database.transaction(async (transaction) =>
        webhookView(await switchEndpoint(transaction, { ...caller, id, isOn, now: clock() })),
      )
    },
  )

  app.post(
    `${root}/:id/secret`,
    {
      bodyLimit,
      schema: {
        ...one,
        summary: 'A new secret, shown this once; the one before signs too for 24 hours',
        ...(side.SecretProof !== null && { body: side.SecretProof }),
        response: { 200: WebhookWithSecret },
      },
    },
    async (request) => {
      const caller = await identifyAgain(request)
      const id = webhookIn(request)
      const { endpoint, secret } = await rotateSecret(deps, { ...caller, id, now: clock() })
      return { ...webhookView(endpoint), secret }
    },
  )

  app.delete(
    `${root}/:id`,
    { bodyLimit, schema: { ...one, summary: 'Removes it, with its log' } },
    async (request, reply) => {
      const caller = await identify(request)
      await removeOwnEndpoint(database, { ...caller, id: webhookIn(request), now: clock() })
      return reply.code(204).send()
    },
  )

  await webhookLogCalls(app, deps, side)
}
