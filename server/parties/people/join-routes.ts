import { InvitationView, InvitationToken, Joined } from '../../../shared/api/people-api.ts'
import { by } from '../../identity/accounts/account-limits.ts'
import { callerOfRequest } from '../../identity/accounts/account-requests.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { joinByInvitation, showInvitation } from './join-by-invitation.ts'
import type { PeopleDeps } from './people-calls.ts'

const bodyLimit = 8 * 1024

/** What follows the link of an invitation: looking at it, and taking it with one's own account. */
export async function joinRoutes(app: App, deps: PeopleDeps): Promise<void> {
  const { accounts, database, identity, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/invitation',
    {
      bodyLimit,
      schema: {
        summary: 'What an invitation is to, and whether its link still works',
        tags: ['Sign-in'],
        body: InvitationToken,
        response: { 200: InvitationView },
      },
    },
    async (request) => {
      const now = clock()
      const { network } = callerOfRequest(request)
      await countAgainstLimits(database, [by(accounts.limits.mailLinkByCaller, network)], now)
      return showInvitation(database, { token: request.body.token, now })
    },
  )

  app.post(
    '/api/join',
    {
      bodyLimit,
      schema: {
        summary: 'Takes the role of an invitation, once, for the address that it was sent to',
        tags: ['Selling'],
        security: [{ bearer: [] }],
        headers: RequiredIdempotencyKey,
        body: InvitationToken,
        response: { 200: Joined },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const now = clock()
      const caller = callerOfRequest(request)
      await countAgainstLimits(database, [by(accounts.limits.mailLinkByCaller, caller.network)], now)
      const { token } = request.body
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(clientId), call: 'join', key, request: token, now }
      return withIdempotency(database, once, (transaction) =>
        joinByInvitation(transaction, { token, clientId, sessionId, caller, publicUrl, now }),
      )
    },
  )
}
