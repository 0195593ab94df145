import type { Static } from 'typebox'
import type { BuyerScope } from '../../../shared/accounts/api-token-scopes.ts'
import type { ApiTokens, MadeToken, NewBuyerToken } from '../../../shared/api/api-tokens-api.ts'
import { clientCall } from '../../api/client-calls.ts'

/** A buyer's tokens for programs. All throw as clientCall does. */
export const tokenCalls = {
  read: () => clientCall<Static<typeof ApiTokens>>('/api/account/tokens'),
  make: (body: Static<typeof NewBuyerToken>) =>
    clientCall<Static<typeof MadeToken>>('/api/account/tokens', { method: 'POST', body }),
  end: (id: string) =>
    clientCall<void>(`/api/account/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
}

const texts: Record<BuyerScope, string> = {
  basket: 'Read the basket and add to it',
  'orders:read': 'Read your orders',
  'orders:write': 'Place orders on account, and answer and cancel them',
  'papers:read': 'Read your invoices, credit notes and credit account',
}

/** What each scope of a buyer's token allows, in words. */
export const scopeTexts: Readonly<Record<string, string>> = texts
