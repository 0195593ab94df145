import type { Static } from 'typebox'
import type { ApiTokens, GroupTokens, MadeToken } from '../../../shared/api/api-tokens-api.ts'
import { type WebhookCalls, webhookCallsAt } from '../../accounts/webhooks/own-webhook-calls.ts'
import { clientCall } from '../../api/client-calls.ts'
import { withSecondFactor } from '../../console/use-console-read.ts'

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`
const groupRoot = (group: string) => `/api/sell/group/${encodeURIComponent(group)}`

export type TokensRead = Static<typeof ApiTokens>
export type GroupTokensRead = Static<typeof GroupTokens>
type Made = Static<typeof MadeToken>

/** Where the connections of a brewery or a group are read. */
export const connectionReads = {
  brewery: root,
  tokens: (brewery: string) => `${root(brewery)}/tokens`,
  groupTokens: (group: string) => `${groupRoot(group)}/tokens`,
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

export type TokenCalls = {
  path: string
  make: (body: object) => Promise<Made>
  end: (id: string) => Promise<void>
}

/** Calls that make and end tokens, which may ask for a second factor. All throw as clientCall does. */
const tokenCallsAt = (path: string): TokenCalls => ({
  path,
  make: (body) => withSecondFactor(clientCall<Made>(path, { method: 'POST', body })),
  end: (id) => withSecondFactor(clientCall<void>(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' })),
})

export const breweryTokenCalls = (brewery: string) => tokenCallsAt(connectionReads.tokens(brewery))
export const groupTokenCalls = (group: string) => tokenCallsAt(connectionReads.groupTokens(group))
