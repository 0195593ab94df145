import { createHmac } from 'node:crypto'
import Type from 'typebox'
import Value from 'typebox/value'
import type { FacebookSettings } from '../../../platform/config/provider-settings.ts'
import { type ProviderClient, ProviderRefusal } from './provider-client.ts'

const AccessToken = Type.Object({ access_token: Type.String({ minLength: 1 }) })
const Me = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
const timeoutMs = 5000

/**
 * Facebook: OAuth 2 and its Graph. Facebook does not document that the person has read a mail at the returned address,
 * so this client never vouches for it.
 */
export function createFacebookClient(settings: FacebookSettings): ProviderClient {
  const { clientId, clientSecret, graphUrl, dialogUrl } = settings
  return {
    start: async () => ({
      authorizationUrl: dialogUrl,
      clientId,
      // OAUTH-14
      scope: 'email,public_profile',
      parameters: { code_challenge_method: 'S256' },
    }),
    exchange: async ({ code, redirectUri, codeVerifier }) => {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
      })
      const token = await ask(`${graphUrl}/oauth/access_token`, AccessToken, { method: 'POST', body })
      // With the proof, Facebook accepts the token only from the holder of our secret.
      const proof = createHmac('sha256', clientSecret).update(token.access_token).digest('hex')
      const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof })
      const headers = { authorization: `Bearer ${token.access_token}` }
      const me = await ask(`${graphUrl}/me?${query}`, Me, { headers })
      return {
        provider: 'facebook',
        subject: me.id,
        email: me.email?.trim() || null,
        emailVouchedFor: false,
        name: me.name?.trim() || null,
      }
    },
  }
}

async function ask<Schema extends Type.TSchema>(
  url: string,
  schema: Schema,
  request: RequestInit,
): Promise<Type.Static<Schema>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...request, redirect: 'error', signal })
  if (response.status >= 500) throw new Error(`answered ${response.status}`)
  if (!response.ok) throw new ProviderRefusal(`answered ${response.status}`)
  // An unreadable answer may contain a token, so the log omits the parser's own words.
  const answer: unknown = await response.json().catch(() => null)
  if (!Value.Check(schema, answer)) throw new ProviderRefusal('answered in a way we do not know')
  return answer
}
