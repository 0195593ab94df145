import { errors, jwtVerify, SignJWT } from 'jose'
import { accessTokenSeconds, clockToleranceSeconds } from '../../../shared/limits.ts'
import { signingAlgorithm, type SigningKeys } from './signing-keys.ts'

export type AccessToken = { accessToken: string; expiresAt: Date }
export type AccessClaims = { clientId: string; sessionId: string }

export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<AccessToken>
  /** Null for whatever is not a token of ours that is still good. */
  verify: (token: string, now: Date) => Promise<AccessClaims | null>
}

const tokenType = 'at+jwt'
const audience = 'dray'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Signed access tokens (RFC 9068): 15 minutes, one algorithm, our issuer and audience, clocks up to five minutes off. */
export function createAccessTokens({ keys, issuer }: { keys: SigningKeys; issuer: string }): AccessTokens {
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
      const findKey = async ({ kid }: { kid?: string }) => {
        const key = kid === undefined ? null : await keys.verifier(kid, now)
        if (key === null) throw new errors.JWKSNoMatchingKey()
        return key
      }
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: [signingAlgorithm],
          typ: tokenType,
          issuer,
          audience,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: now,
        })
        const { sub, sid } = payload
        if (!isUuid(sub) || !isUuid(sid)) return null
        return { clientId: sub, sessionId: sid }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
