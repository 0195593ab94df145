import Type, { type Static } from 'typebox'
import {
  attemptProblems,
  breweryEvents,
  buyerEvents,
  deliveryStates,
  offReasons,
} from '../accounts/webhook-events.ts'
import { Proof } from './accounts-api.ts'

const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Moment = Type.String({ maxLength: 40 })
const Url = Type.String({ minLength: 9, maxLength: 500 })
const eventsAmong = <E extends string>(events: readonly E[]) =>
  Type.Array(Type.Enum([...events]), { minItems: 1, maxItems: events.length })

/** A webhook to be made; a buyer proves again who asks. */
export const NewBreweryWebhook = Type.Object({ url: Url, events: eventsAmong(breweryEvents) }, exact)
export const NewBuyerWebhook = Type.Object(
  { url: Url, events: eventsAmong(buyerEvents), ...Proof.properties },
  exact,
)
export const BreweryWebhookEvents = Type.Object({ events: eventsAmong(breweryEvents) }, exact)
export const BuyerWebhookEvents = Type.Object({ events: eventsAmong(buyerEvents) }, exact)
export const BuyerWebhookProof = Type.Object({ ...Proof.properties }, exact)
export const WebhookSwitch = Type.Object({ isOn: Type.Boolean() }, exact)
export const WebhookSince = Type.Object({ since: Moment }, exact)
export const WebhookLogQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
})

/** A webhook without its secret, which no one can read again. */
export const Webhook = Type.Object({
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  madeBy: Type.String(),
  madeAt: Moment,
  /** Since when nothing was delivered; null while it works, and before the first delivery. */
  failingSince: nullable(Moment),
  lastSuccessAt: nullable(Moment),
  off: nullable(Type.Object({ at: Moment, reason: Type.Enum([...offReasons]) })),
  /** Until when the secret before the present one signs too. */
  oldSecretUntil: nullable(Moment),
})
export type Webhook = Static<typeof Webhook>
export const Webhooks = Type.Object({ webhooks: Type.Array(Webhook) })
/** A webhook with a new secret, this once. */
export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: Type.String() })

/** An event at a webhook. */
export const WebhookDelivery = Type.Object({
  id: Type.String(),
  /** The header webhook-id, the same at every attempt. */
  webhookId: Type.String(),
  type: Type.String(),
  at: Moment,
  data: Type.Record(Type.String(), Type.Unknown()),
  state: Type.Enum([...deliveryStates]),
  /** Of its ten times. */
  attempts: Type.Integer(),
  nextAt: nullable(Moment),
  last: nullable(
    Type.Object({
      at: Moment,
      status: nullable(Type.Integer()),
      problem: nullable(Type.Enum([...attemptProblems])),
    }),
  ),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>
export const WebhookLog = Type.Object({
  rows: Type.Array(WebhookDelivery),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type WebhookLog = Static<typeof WebhookLog>

export const WebhookAttempts = Type.Object({
  attempts: Type.Array(
    Type.Object({
      at: Moment,
      milliseconds: Type.Integer(),
      status: nullable(Type.Integer()),
      problem: nullable(Type.Enum([...attemptProblems])),
      /** The first 2 KB. */
      answer: Type.String(),
    }),
  ),
})
export type WebhookAttempts = Static<typeof WebhookAttempts>
export const SentAgain = Type.Object({ events: Type.Integer() })
