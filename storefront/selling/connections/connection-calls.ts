import type { Static } from 'typebox'
import type { ApiTokens, MadeToken } from '../../../shared/api/api-tokens-api.ts'
import { type WebhookCalls, webhookCallsAt } from '../../accounts/webhooks/webhook-calls.ts'
import { clientCall } from '../../api/client-calls.ts'
import { withSecondFactor } from '../../console/use-console-read.ts'

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`

export type Tokens = Static<typeof ApiTokens>
type Made = Static<typeof MadeToken>

/** Where the connections of a brewery are read. */
export const connectionReads = {
  brewery: root,
  tokens: (brewery: string) => `${root(brewery)}/tokens`,
}

/** Webhooks of a brewery, whose secrets ask for a second factor. */
export function breweryWebhookCalls(brewery: string): WebhookCalls {
  const calls = webhookCallsAt(`${root(brewery)}/webhooks`)
  return {
    list: () => withSecondFactor(calls.list()),
    make: (body) => withSecondFactor(calls.make(body)),
    one: (id) => {
      const one = calls.one(id)
      return { ...one, renew: () => withSecondFactor(one.renew()) }
    },
  }
}

/** Tokens of a brewery. All throw as clientCall does. */
export const breweryTokenCalls = (brewery: string) => ({
  make: (body: object) => clientCall<Made>(connectionReads.tokens(brewery), { method: 'POST', body }),
  end: (id: string) =>
    clientCall<void>(`${connectionReads.tokens(brewery)}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
})
