/**
 * The relying party of passkeys: this host, with pages of this origin. A different PUBLIC_URL needs different passkeys.
 */
export function relyingParty(publicUrl: string): { rpId: string; rpName: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, rpName: 'Dray', origin }
}

/** The user id of a client's passkeys, as authenticators store it. */
export const passkeyUserId = (clientId: string) => new Uint8Array(Buffer.from(clientId))

/** The challenge that the authenticator signed according to the browser, base64url; null for malformed client data. */
export function challengeOf(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
    const { challenge } = data
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
