import type { Static } from 'typebox'
import type { ApiTokens, MadeToken } from '../../../shared/api/api-tokens-api.ts'
import type { SentAgain, Webhook, WebhookWithSecret } from '../../../shared/api/webhooks-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`
const hookPath = (brewery: string, id: string) => `${root(brewery)}/webhooks/${encodeURIComponent(id)}`

export type Tokens = Static<typeof ApiTokens>
type Made = Static<typeof MadeToken>
type WithSecret = Static<typeof WebhookWithSecret>
type Sent = Static<typeof SentAgain>

/** Where the connections of a brewery are read. */
export const connectionReads = {
  brewery: root,
  tokens: (brewery: string) => `${root(brewery)}/tokens`,
  webhooks: (brewery: string) => `${root(brewery)}/webhooks`,
  log: (brewery: string, id: string, page: number) => `${hookPath(brewery, id)}/deliveries?page=${page}`,
  attempts: (brewery: string, id: string, delivery: string) =>
    `${hookPath(brewery, id)}/deliveries/${encodeURIComponent(delivery)}`,
}

/** Tokens of a brewery. All throw as clientCall does. */
export const breweryTokenCalls = (brewery: string) => ({
  make: (body: object) => clientCall<Made>(connectionReads.tokens(brewery), { method: 'POST', body }),
  end: (id: string) =>
    clientCall<void>(`${connectionReads.tokens(brewery)}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
})

/** A new webhook. Throws as clientCall does. */
export const makeWebhook = (brewery: string, body: { url: string; events: string[] }) =>
  clientCall<WithSecret>(connectionReads.webhooks(brewery), { method: 'POST', body })

/** What is done with a webhook. All throw as clientCall does. */
export function webhookCalls(brewery: string, id: string) {
  const path = hookPath(brewery, id)
  const once = (at: string, body?: object) =>
    clientCall<Sent>(`${path}${at}`, { method: 'POST', body, key: crypto.randomUUID() })
  return {
    turn: (isOn: boolean) => clientCall<Webhook>(`${path}/switch`, { method: 'PUT', body: { isOn } }),
    choose: (events: string[]) => clientCall<Webhook>(`${path}/events`, { method: 'PUT', body: { events } }),
    renew: () => clientCall<WithSecret>(`${path}/secret`, { method: 'POST' }),
    remove: () => clientCall<void>(path, { method: 'DELETE' }),
    test: () => once('/test'),
    since: (since: string) => once('/again', { since }),
    again: (delivery: string) => once(`/deliveries/${encodeURIComponent(delivery)}/again`),
  }
}
