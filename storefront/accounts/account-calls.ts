import type { Static } from 'typebox'
import type {
  AccountChange,
  AccountDeletion,
  AccountOverview,
  Address,
  Cellar,
  EmailChange,
  PasswordChange,
} from '../../shared/api/accounts.ts'
import { clientCall } from '../api/client-calls.ts'

const address = (id: string) => `/api/account/addresses/${encodeURIComponent(id)}`

/** What a signed-in client may read and change of the account (OPEN-25). All throw as clientCall does. */
export const accountCalls = {
  read: () => clientCall<AccountOverview>('/api/account'),
  change: (body: Static<typeof AccountChange>) => clientCall<void>('/api/account', { method: 'PATCH', body }),
  delete: (body: Static<typeof AccountDeletion>) =>
    clientCall<void>('/api/account', { method: 'DELETE', body }),

  addAddress: (body: Address) => clientCall<void>('/api/account/addresses', { method: 'POST', body }),
  changeAddress: (id: string, body: Address) => clientCall<void>(address(id), { method: 'PUT', body }),
  removeAddress: (id: string) => clientCall<void>(address(id), { method: 'DELETE' }),

  keepCellar: (body: Cellar) => clientCall<void>('/api/account/cellar', { method: 'PUT', body }),

  changePassword: (body: Static<typeof PasswordChange>) =>
    clientCall<void>('/api/account/password', { method: 'POST', body }),
  changeEmail: (body: Static<typeof EmailChange>) =>
    clientCall<void>('/api/account/email', { method: 'POST', body }),
  sendConfirmation: () => clientCall<void>('/api/account/resend-confirmation', { method: 'POST' }),

  endSession: (id: string) =>
    clientCall<void>(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  endAllSessions: () => clientCall<void>('/api/account/sign-out-everywhere', { method: 'POST' }),
  ownData: () => clientCall<unknown>('/api/account/data'),
}
