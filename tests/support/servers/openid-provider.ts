import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'

type ProviderUser = {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  xms_edov?: boolean | string
}

export type OpenIdClient = { clientId: string; clientSecret: string; redirectUri: string }

export type OpenIdProvider = {
  issuer: string
  /** The next person to sign in; null cancels the sign-in, like a press of 'Cancel'. */
  user: ProviderUser | null
  /** While set, token requests are answered with it instead. */
  tokenAnswer: ((given: TokenAnswer) => TokenAnswer) | null
  stop: () => Promise<void>
}
type TokenAnswer = { status: number; body: Record<string, unknown> }

/**
 * A real OpenID provider on a free port (or the one named). Its sign-in page signs in `user` at once, so that tests
 * and journeys walk the whole way without a password.
 */
export async function startOpenIdProvider(clients: OpenIdClient[], port = 0): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handle: OpenIdProvider = {
    issuer,
    user: { sub: 'maggie', name: 'Maggie Tapster', email: 'maggie@thetap.example', email_verified: true },
    tokenAnswer: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const users = new Map<string, ProviderUser>()
  const provider = new Provider(issuer, configurationOf(clients, users))
  provider.use(async (context, next) => {
    await next()
    if (context.path !== '/token' || handle.tokenAnswer === null) return
    const answer = handle.tokenAnswer({ status: context.status, body: context.body as TokenAnswer['body'] })
    context.status = answer.status
    context.body = answer.body
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/sign-in/')) void signIn(provider, handle, users, request, response)
    else void answer(request, response)
  })
  return handle
}

async function signIn(
  provider: Provider,
  { user }: OpenIdProvider,
  users: Map<string, ProviderUser>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (user === null) return provider.interactionFinished(request, response, { error: 'access_denied' })
  users.set(user.sub, user)
  return provider.interactionFinished(request, response, {
    login: { accountId: user.sub, remember: false },
    select_account: {},
  })
}

function configurationOf(clients: OpenIdClient[], users: Map<string, ProviderUser>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { Prompt, Check } = interactionPolicy
  return {
    clients: clients.map(({ clientId, clientSecret, redirectUri }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      // A shop on this machine is called by http, which a provider allows to native applications only.
      application_type: 'native',
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
    // The id token identifies the person, as at Google and Microsoft.
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...(users.get(sub) ?? { sub }) }),
    }),
    interactions: {
      url: (_context, { uid }) => `/sign-in/${uid}`,
      policy: [
        new Prompt({ name: 'select_account', requestable: true }),
        // Every visit asks again, so that the present user signs in.
        new Prompt(
          { name: 'login', requestable: true },
          new Check('asked', 'Someone has to sign in', (context) => context.oidc.result?.login === undefined),
        ),
      ],
    },
    // The provider shows no consent screen: it grants the requested scopes.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope(String(oidc.params?.['scope'] ?? ''))
      await grant.save()
      return grant
    },
    renderError: async (context, out) => {
      context.type = 'text/plain'
      context.body = `${out.error}: ${out.error_description ?? ''}`
    },
  }
}
