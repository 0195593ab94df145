import { createHmac, hash, randomBytes } from 'node:crypto'

/** The first refresh token of a session: 256 random bits. */
export const newRefreshToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token. The token itself has 256 random bits, so a plain hash is enough. */
export const hashOfToken = (token: string) => hash('sha256', token, 'hex')

export const newSalt = () => randomBytes(32).toString('base64url')

/**
 * The successor of this token. It is derived from the token and its salt, so a repeat of the same token within the
 * grace period gets the same successor: a session never has two newest tokens (docs/decisions/0007).
 */
export function followingToken(token: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(token).digest('base64url')
}
