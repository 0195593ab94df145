import type { FastifyRequest } from 'fastify'
import Type, { type TObject } from 'typebox'
import { readOwnKey } from '../../identity/accounts/account-requests.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { WebhookOwner } from './endpoint-queries.ts'

export type WebhookCaller = { owner: WebhookOwner; actor: Actor & { clientId: string } }
type Identify = (request: FastifyRequest) => Promise<WebhookCaller>

/** One side's webhooks: where its calls are, who calls, and what its bodies hold. */
export type WebhookSide = {
  root: string
  tag: string
  params: TObject
  NewWebhook: TObject
  ChosenEvents: TObject
  /** What a new secret asks for. */
  SecretProof: TObject | null
  identify: Identify
  /** The same for what outlives the session: addresses and secrets. */
  identifyAgain: Identify
}

const Name = Type.String({ maxLength: 100 })

/** The parts of an address that names a webhook. */
export const webhookPart = ({ params }: WebhookSide) => Type.Object({ ...params.properties, id: Name })
/** … and one of its deliveries. */
export const deliveryPart = (side: WebhookSide) =>
  Type.Object({ ...webhookPart(side).properties, delivery: Name })

/** The webhook of an address. Throws RequestError 404 for what is not an id. */
export const webhookIn = ({ params }: FastifyRequest) => readOwnKey(params as { id: string }, 'The webhook')
export const deliveryIn = ({ params }: FastifyRequest) =>
  readOwnKey({ id: (params as { delivery: string }).delivery }, 'The delivery')
