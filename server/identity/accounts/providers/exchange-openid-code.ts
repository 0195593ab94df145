import { authorizationCodeGrant, type Configuration, type IDToken } from 'openid-client'

export type OpenIdCode = { code: string; redirectUri: string; codeVerifier: string; nonce: string }

/**
 * The claims of the id token that the code is worth. Signature, issuer, audience, nonce and times were checked;
 * rejects with an error of openid-client otherwise.
 */
export async function exchangeOpenIdCode(
  configuration: Configuration,
  { code, redirectUri, codeVerifier, nonce }: OpenIdCode,
): Promise<IDToken> {
  const answer = new URL(redirectUri)
  answer.searchParams.set('code', code)
  const { issuer, authorization_response_iss_parameter_supported: namesIssuer } =
    configuration.serverMetadata()
  // Each provider returns codes to an address of its own, which distinguishes them as RFC 9207 would. The browser sends
  // the code alone.
  if (namesIssuer) answer.searchParams.set('iss', issuer)
  const tokens = await authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new TypeError('the answer has no id token')
  return claims
}
