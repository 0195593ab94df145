import type { IDToken } from 'openid-client'
import type { ProvidedIdentity } from '../identity-providers.ts'

/**
 * The person whom an id token describes. Google vouches by email_verified. Anyone can run a Microsoft directory and
 * write any address into it, email_verified included, so Microsoft vouches only when it states that the domain's owner
 * was verified (xms_edov).
 */
export function identityOfClaims(provider: 'google' | 'microsoft', claims: IDToken): ProvidedIdentity {
  const email = textOf(claims['email'])
  const vouches = isTrue(claims[provider === 'google' ? 'email_verified' : 'xms_edov'])
  return {
    provider,
    subject: claims.sub,
    email,
    emailVouchedFor: email !== null && vouches,
    name: textOf(claims['name']),
  }
}

const textOf = (claim: unknown) => (typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null)

/** Providers write it as a boolean, a word or a number. */
const isTrue = (claim: unknown) => claim === true || claim === 1 || claim === 'true' || claim === '1'
