import { ClientError, type Configuration, ResponseBodyError } from 'openid-client'
import type { OpenIdSettings } from '../../../platform/config/provider-settings.ts'
import { createDiscovery } from './discover-issuer.ts'
import { exchangeOpenIdCode } from './exchange-openid-code.ts'
import { identityOfClaims } from './identity-of-claims.ts'
import { type ProviderClient, ProviderRefusal } from './provider-client.ts'

/** OAUTH-13 and OAUTH-15. */
const scopes = {
  google: 'openid email profile',
  microsoft: 'openid email profile offline_access',
}

/** A provider that speaks OpenID Connect. */
export function createOpenIdClient(
  provider: 'google' | 'microsoft',
  settings: OpenIdSettings,
): ProviderClient {
  const discover = createDiscovery(settings)
  return {
    start: async () => ({
      authorizationUrl: authorizationUrlOf(await discover()),
      clientId: settings.clientId,
      scope: scopes[provider],
      parameters: { prompt: 'select_account', code_challenge_method: 'S256' },
    }),
    exchange: async ({ code, redirectUri, codeVerifier, nonce }) => {
      if (codeVerifier === undefined || nonce === undefined)
        throw new ProviderRefusal('the code came without its verifier or nonce')
      const configuration = await discover()
      const claims = await exchangeOpenIdCode(configuration, {
        code,
        redirectUri,
        codeVerifier,
        nonce,
      }).catch((error: unknown) => {
        throw isRefusal(error) ? new ProviderRefusal(reasonOf(error)) : error
      })
      return identityOfClaims(provider, claims)
    },
  }
}

function authorizationUrlOf(configuration: Configuration): string {
  const { authorization_endpoint: url } = configuration.serverMetadata()
  if (url === undefined) throw new TypeError('the issuer names no authorization endpoint')
  return url
}

type Refusing = ResponseBodyError | ClientError

/** The errors that openid-client throws for a refusal; a failed fetch is a TypeError. */
function isRefusal(error: unknown): error is Refusing {
  if (error instanceof ResponseBodyError) return error.status < 500
  if (!(error instanceof ClientError)) return false
  const late = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
  return !late && !(error.cause instanceof Response && error.cause.status >= 500)
}

/** The standard's error codes; the answers themselves may contain tokens. */
const reasonOf = (error: Refusing) => (error instanceof ResponseBodyError ? error.error : String(error.code))
