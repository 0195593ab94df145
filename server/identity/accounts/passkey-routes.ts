import { SignedIn } from '../../../shared/api/accounts-api.ts'
import {
  FactorAdded,
  FactorProof,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyOptions,
} from '../../../shared/api/second-factor-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { bodyMayBeMissing, acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { OwnKey, callerOfRequest, readOwnKey } from './account-requests.ts'
import { rememberDevice } from './known-devices/remember-device.ts'
import { requestPasskey } from './passkeys/request-passkey.ts'
import { beginPasskey, finishPasskey } from './passkeys/enrol-passkey.ts'
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { removePasskey } from './second-factor/remove-factor.ts'
import { stepUpByPasskey } from './second-factor/step-up.ts'

const bodyLimit = 32 * 1024
const documented = { tags: ['Second factor'], security: [{ bearer: [] }] }
const own = '/api/account/passkeys'

/** Passkeys: signing in by one, showing by one that it is still the client, adding and removing them (ROLE-09). */
export async function passkeyRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/auth/passkey-options',
    {
      bodyLimit,
      schema: {
        summary: 'What a browser asks its passkeys to sign',
        tags: ['Sign-in'],
        response: { 200: PasskeyOptions },
      },
    },
    (request) => requestPasskey(accounts, { clientId: null, caller: callerOfRequest(request) }),
  )

  app.post(
    '/public/auth/passkey',
    {
      bodyLimit,
      schema: {
        summary: 'Signs in by a passkey alone; also the second step of a sign-in',
        tags: ['Sign-in'],
        body: PasskeyAnswer,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const caller = callerOfRequest(request)
      const signedIn = await signInWithPasskey(accounts, { answer: request.body, caller })
      await rememberDevice(accounts, { request, reply, clientId: signedIn.client.id })
      return signedIn
    },
  )

  app.post(
    '/api/account/second-factor/passkey-options',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'What the client’s passkeys are to sign',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return requestPasskey(accounts, { clientId, caller: callerOfRequest(request) })
    },
  )

  app.post(
    '/api/account/second-factor/passkey',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Shows by a passkey that it is still the client: the session is strong',
        body: PasskeyAnswer,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      await stepUpByPasskey(accounts, { clientId, sessionId, answer: request.body, caller })
      return reply.code(204).send()
    },
  )

  app.post(
    `${own}/options`,
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: {
        ...documented,
        summary: 'What a browser needs to make a passkey',
        body: FactorProof,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      return beginPasskey(accounts, { clientId, sessionId, ...request.body, caller })
    },
  )

  app.post(
    own,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Adds a passkey',
        body: PasskeyCreation,
        response: { 201: FactorAdded },
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      const added = await finishPasskey(accounts, { clientId, sessionId, creation: request.body, caller })
      return reply.code(201).send(added)
    },
  )

  app.delete(
    `${own}/:id`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Removes a passkey; ends all other sessions', params: OwnKey },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const passkeyId = readOwnKey(request.params, 'The passkey')
      await removePasskey(accounts, { clientId, sessionId, passkeyId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )
}
