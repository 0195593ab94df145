import type { Static } from 'typebox'
import type {
  AccountChange,
  AccountOverview,
  Address,
  Cellar,
  EmailChange,
  PasswordChange,
  AccountDeletion,
  Proof,
} from '../../shared/api/accounts-api.ts'
import type { Business } from '../../shared/api/businesses-api.ts'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import type { TypedTrade } from '../../shared/trade/read-trade-application.ts'
import { clientCall } from '../api/client-calls.ts'
import { loadSession } from './session/load-session.ts'
import { sessionState } from './session/session-state.ts'

const address = (id: string) => `/api/account/addresses/${encodeURIComponent(id)}`

/** What a signed-in client may read and change of the account (OPEN-25). All throw as clientCall does. */
export const accountCalls = {
  read: () => clientCall<AccountOverview>('/api/account'),
  change: (body: Static<typeof AccountChange>) => clientCall<void>('/api/account', { method: 'PATCH', body }),
  delete: (body: AccountDeletion) => clientCall<void>('/api/account', { method: 'DELETE', body }),

  addAddress: (body: Address) => clientCall<void>('/api/account/addresses', { method: 'POST', body }),
  changeAddress: (id: string, body: Address) => clientCall<void>(address(id), { method: 'PUT', body }),
  removeAddress: (id: string) => clientCall<void>(address(id), { method: 'DELETE' }),

  readTrade: () => clientCall<TradeAccount>('/api/account/trade'),
  applyForTrade: (body: TypedTrade) =>
    clientCall<TradeAccount>('/api/account/trade', { method: 'PUT', body }),

  addSite: (body: TypedTrade, key: string) =>
    clientCall<Business>('/api/account/business/sites', { method: 'POST', body, key }),

  saveCellar: (body: Cellar) => clientCall<void>('/api/account/cellar', { method: 'PUT', body }),

  changePassword: (body: Static<typeof PasswordChange>) =>
    clientCall<void>('/api/account/password', { method: 'POST', body }),
  changeEmail: (body: Static<typeof EmailChange>) =>
    clientCall<void>('/api/account/email', { method: 'POST', body }),
  cancelEmailChange: () => clientCall<void>('/api/account/email', { method: 'DELETE' }),
  sendProofCode: () => clientCall<void>('/api/account/proof-code', { method: 'POST' }),
  unlinkProvider: (provider: Provider, body: Proof) =>
    clientCall<void>(`/api/account/providers/${provider}`, { method: 'DELETE', body }),
  sendConfirmation: () => clientCall<void>('/api/account/resend-confirmation', { method: 'POST' }),

  endSession: (id: string) =>
    clientCall<void>(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  endAllSessions: () => clientCall<void>('/api/account/sign-out-everywhere', { method: 'POST' }),
  ownData: () => clientCall<unknown>('/api/account/data'),
}

/** Fetches the session again after something of the client that is in it changed; a failure waits for the next time. */
export async function refreshClient(): Promise<void> {
  if (sessionState().status === 'signed-out') return
  const session = await loadSession()
  await session.renew().catch(() => null)
}
