import { Proof } from '../../../shared/api/accounts-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { bodyMayBeMissing, acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { mailFollows } from '../../platform/http/mail-follows.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { OwnKey, callerOfRequest, readOwnKey } from './account-requests.ts'
import { sendProofCode } from './proof/send-proof-code.ts'
import { endAllSessions, endSession } from './sessions/end-session.ts'
import { LinkedProviderKey, unlinkProvider } from './unlink-provider.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** Access to a client's account: its sessions, its linked providers, and the codes that prove the client's identity. */
export async function accessRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/account/sign-out-everywhere',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Ends all sessions, this one included, and every link that waits in a mail',
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await endAllSessions(accounts, { clientId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/account/sessions/:id',
    { bodyLimit, schema: { ...documented, summary: 'Ends one session', params: OwnKey } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const sessionId = readOwnKey(request.params, 'The session')
      await endSession(accounts, { clientId, sessionId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/proof-code',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sends a code by mail that stands in for the password of a client who has none',
        response: mailFollows,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      await sendProofCode(accounts, { clientId, sessionId })
      return reply.code(202).send()
    },
  )

  app.delete(
    '/api/account/providers/:provider',
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: {
        ...documented,
        summary: 'Unlinks a provider, though never the last way to sign in; ends all other sessions',
        params: LinkedProviderKey,
        body: Proof,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const { provider } = request.params
      const caller = callerOfRequest(request)
      await unlinkProvider(accounts, { clientId, sessionId, provider, proof: request.body, caller })
      return reply.code(204).send()
    },
  )
}
