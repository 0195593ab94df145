import {
  Credentials,
  Logout,
  ProviderCode,
  Refresh,
  Registration,
  SignedIn,
} from '../../../shared/api/accounts-api.ts'
import { providers } from '../../../shared/accounts/sign-in-providers.ts'
import { SecondStep } from '../../../shared/api/second-factor-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { bodyMayBeMissing, acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { rememberDevice } from './known-devices/remember-device.ts'
import { registerClient } from './register-client.ts'
import { finishSecondStep } from './second-factor/sign-in-step.ts'
import { endSessionOfToken } from './sessions/end-session.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { signIn } from './sign-in.ts'
import { providerNames } from './identity-providers.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'

const tags = ['Sign-in']
/** The bound of a sign-in body, in bytes. */
const bodyLimit = 16 * 1024

/** Routes that start, refresh and end a session (AUTH-48 to AUTH-58). */
export async function sessionRoutes(app: App, { accounts }: { accounts: Accounts }): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/auth/register',
    {
      bodyLimit,
      schema: { summary: 'Opens an account', tags, body: Registration, response: { 201: SignedIn } },
    },
    async (request, reply) => {
      const signedIn = await registerClient(accounts, { ...request.body, caller: callerOfRequest(request) })
      await rememberDevice(accounts, { request, reply, clientId: signedIn.client.id })
      return reply.code(201).send(signedIn)
    },
  )

  app.post(
    '/public/auth/login',
    {
      bodyLimit,
      schema: {
        summary: 'Signs in by email address and password',
        tags,
        body: Credentials,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const signedIn = await signIn(accounts, { ...request.body, caller: callerOfRequest(request) })
      await rememberDevice(accounts, { request, reply, clientId: signedIn.client.id })
      return signedIn
    },
  )

  for (const provider of providers)
    app.post(
      `/public/auth/${provider}`,
      {
        bodyLimit,
        schema: {
          summary: `Signs in by the code ${providerNames[provider]} answered`,
          tags,
          body: ProviderCode,
          response: { 200: SignedIn },
        },
      },
      async (request, reply) => {
        const caller = callerOfRequest(request)
        const signedIn = await signInWithProvider(accounts, { ...request.body, provider, caller })
        await rememberDevice(accounts, { request, reply, clientId: signedIn.client.id })
        return signedIn
      },
    )

  app.post(
    '/public/auth/second-step',
    {
      bodyLimit,
      schema: {
        summary: 'Finishes a sign-in that was answered 403 second_factor_needed, by a code',
        tags,
        body: SecondStep,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const signedIn = await finishSecondStep(accounts, { ...request.body, caller: callerOfRequest(request) })
      await rememberDevice(accounts, { request, reply, clientId: signedIn.client.id })
      return signedIn
    },
  )

  app.post(
    '/public/auth/refresh',
    {
      bodyLimit,
      schema: {
        summary: 'Exchanges a refresh token for the next one and a new access token',
        tags,
        body: Refresh,
        response: { 200: SignedIn },
      },
    },
    (request) => refreshSession(accounts, { ...request.body, caller: callerOfRequest(request) }),
  )

  app.post(
    '/public/auth/logout',
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: { summary: 'Ends a session; nothing to do for a guest', tags, body: Logout },
    },
    async (request, reply) => {
      const { refreshToken } = request.body
      if (refreshToken !== undefined)
        await endSessionOfToken(accounts, { refreshToken, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )
}
