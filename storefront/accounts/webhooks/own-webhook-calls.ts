import type { Static } from 'typebox'
import type { Proof } from '../../../shared/api/accounts-api.ts'
import type {
  SentAgain,
  Webhook,
  WebhookAttempts,
  WebhookLog,
  Webhooks,
  WebhookWithSecret,
} from '../../../shared/api/webhooks-api.ts'
import { clientCall } from '../../api/client-calls.ts'

type WithSecret = Static<typeof WebhookWithSecret>
type Sent = Static<typeof SentAgain>
export type NewWebhook = { url: string; events: string[] } & Proof

/** The webhooks under an address of calls, a brewery's or the buyer's own. All throw as clientCall does. */
export const webhookCallsAt = (root: string) => ({
  list: () => clientCall<Static<typeof Webhooks>>(root),
  make: (body: NewWebhook) => clientCall<WithSecret>(root, { method: 'POST', body }),
  one: (id: string) => callsOfOne(`${root}/${encodeURIComponent(id)}`),
})
export type WebhookCalls = ReturnType<typeof webhookCallsAt>
export type OneWebhookCalls = ReturnType<WebhookCalls['one']>

const once = (at: string, body?: object) =>
  clientCall<Sent>(at, { method: 'POST', body, key: crypto.randomUUID() })

function callsOfOne(path: string) {
  const delivery = (id: string) => `${path}/deliveries/${encodeURIComponent(id)}`
  return {
    turn: (isOn: boolean) => clientCall<Webhook>(`${path}/switch`, { method: 'PUT', body: { isOn } }),
    choose: (events: string[]) => clientCall<Webhook>(`${path}/events`, { method: 'PUT', body: { events } }),
    renew: (proof?: Proof) =>
      clientCall<WithSecret>(`${path}/secret`, { method: 'POST', ...(proof && { body: proof }) }),
    remove: () => clientCall<void>(path, { method: 'DELETE' }),
    test: () => once(`${path}/test`),
    since: (since: string) => once(`${path}/again`, { since }),
    again: (id: string) => once(`${delivery(id)}/again`),
    log: (page: number) => clientCall<WebhookLog>(`${path}/deliveries?page=${page}`),
    attempts: (id: string) => clientCall<WebhookAttempts>(delivery(id)),
  }
}
