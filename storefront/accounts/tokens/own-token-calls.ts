import type { Static } from 'typebox'
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
