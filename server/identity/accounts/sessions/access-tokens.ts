import { errors, jwtVerify, SignJWT } from 'jose'
import { accessTokenSeconds, clockToleranceSeconds } from '../../../../shared/limits/limits.ts'
import { signingAlgorithm, type SigningKeys } from './signing-keys.ts'

export type AccessToken = { accessToken: string; expiresAt: Date }
type AccessClaims = { clientId: string; sessionId: string }
type Verified = { claims: AccessClaims; keyId: string; expiresAt: number }

export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<AccessToken>
  /** Null for every token that is not ours or no longer valid. */
  verify: (token: string, now: Date) => Promise<AccessClaims | null>
}

const tokenType = 'at+jwt'
const audience = 'dray'
/** The number of verified tokens in the cache. Each stays until it expires or newer ones displace it. */
const rememberedTokens = 5_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Signed access tokens (RFC 9068): 15 minutes, one algorithm, our issuer and audience, clocks up to five minutes off. */
export function createAccessTokens({ keys, issuer }: { keys: SigningKeys; issuer: string }): AccessTokens {
  /** Checking a signature is dear and never ends differently; expiry and key are looked at each time. */
  const verified = new Map<string, Verified>()

  async function recall(token: string, now: Date): Promise<AccessClaims | null> {
    const known = verified.get(token)
    if (known === undefined) return null
    const isExpired = known.expiresAt <= Math.floor(now.getTime() / 1000) - clockToleranceSeconds
    if (!isExpired && (await keys.verifier(known.keyId, now)) !== null) return known.claims
    verified.delete(token)
    return null
  }

  function remember(token: string, entry: Verified): void {
    if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value!)
    verified.set(token, entry)
  }

  return {
    async sign({ clientId, sessionId }, now) {
      const { id, privateKey } = keys.signer(now)
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + accessTokenSeconds
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: signingAlgorithm, typ: tokenType, kid: id })
        .setSubject(clientId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { accessToken, expiresAt: new Date(expiresAt * 1000) }
    },

    async verify(token, now) {
      const recalled = await recall(token, now)
      if (recalled !== null) return recalled
      const findKey = async ({ kid }: { kid?: string }) => {
        const key = kid === undefined ? null : await keys.verifier(kid, now)
        if (key === null) throw new errors.JWKSNoMatchingKey()
        return key
      }
      try {
        const { payload, protectedHeader } = await jwtVerify(token, findKey, {
          algorithms: [signingAlgorithm],
          typ: tokenType,
          issuer,
          audience,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: now,
        })
        const { sub, sid, exp } = payload
        if (!isUuid(sub) || !isUuid(sid)) return null
        const claims = { clientId: sub, sessionId: sid }
        remember(token, { claims, keyId: protectedHeader.kid!, expiresAt: exp! })
        return claims
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
