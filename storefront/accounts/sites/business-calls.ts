import type { Static } from 'typebox'
import type { TypedBusinessDetails } from '../../../shared/trade/business-details.ts'
import type { Business, MemberInvitation, MemberLimit } from '../../../shared/api/businesses-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const address = '/api/account/business'
const keyed = () => ({ key: crypto.randomUUID() })
const named = (kind: 'members' | 'invitations', id: string) => `${address}/${kind}/${encodeURIComponent(id)}`

/** Sites and people of the business that the client acts for. All throw as clientCall does. */
export const businessCalls = {
  read: () => clientCall<Business>(address),
  saveDetails: (body: TypedBusinessDetails) =>
    clientCall<Business>(address, { method: 'PUT', body, ...keyed() }),
  invite: (body: Static<typeof MemberInvitation>) =>
    clientCall<Business>(`${address}/invitations`, { method: 'POST', body, ...keyed() }),
  withdraw: (id: string) => clientCall<Business>(named('invitations', id), { method: 'DELETE', ...keyed() }),
  limit: (id: string, body: MemberLimit) =>
    clientCall<Business>(`${named('members', id)}/limit`, { method: 'PUT', body, ...keyed() }),
  remove: (id: string) => clientCall<Business>(named('members', id), { method: 'DELETE', ...keyed() }),
  leave: () => clientCall<unknown>(`${address}/membership`, { method: 'DELETE', ...keyed() }),
}
