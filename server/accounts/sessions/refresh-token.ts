import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The first refresh token of a session: 256 random bits. */
export const newRefreshToken = () => randomBytes(32).toString('base64url')

/** What a token is kept as. The token itself is 256 bits that cannot be guessed, so a plain hash will do. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const newSalt = () => randomBytes(32).toString('base64url')

/**
 * The token that follows this one. It is told from the token and its salt, so that whoever sends the same token again
 * within the grace gets the very same next one: a session never has two newest tokens (docs/decisions/0007).
 */
export function followingToken(token: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(token).digest('base64url')
}
