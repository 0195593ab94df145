/** The signed-in client as pages know them (ENT-58). */
export type SessionUser = {
  id: string
  email: string
  name: string
  emailConfirmed: boolean
  avatarUrl: string | null
  teamId: string | null
  teamIds: string[]
  /** The site that this device acts for; null for the own account. */
  siteId: string | null
  /** Whether the client belongs to a business with several sites or people. */
  hasSites: boolean
  /** Those of the client's cellar, null without a cellar profile; storefront/early.ts reads them from storage too. */
  couplers: string[] | null
}

/** What the browser stores. Expiries are ISO moments by the server's clock; either may be missing, which counts as past. */
export type Session = {
  user: SessionUser
  accessToken: string
  accessTokenExpiresAt: string
  refreshToken: string
  refreshTokenExpiresAt: string
  /** What to add to this device's clock to have the server's, in milliseconds. */
  clockOffset?: number
}

/**
 * A session from an answer or from storage: client, token and refresh (AUTH-49), or user and four flat fields
 * (AUTH-60). Null for anything else.
 */
export function readSession(value: unknown): Session | null {
  const answer = fieldsOf(value)
  const user = readUser(answer['user'] ?? answer['client'])
  const token = fieldsOf(answer['token'])
  const refresh = fieldsOf(answer['refresh'])
  const accessToken = textOf(answer['accessToken'] ?? token['accessToken'])
  const refreshToken = textOf(answer['refreshToken'] ?? refresh['refreshToken'])
  if (user === null || accessToken === '' || refreshToken === '') return null
  return {
    user,
    accessToken,
    accessTokenExpiresAt: momentOf(answer['accessTokenExpiresAt'] ?? token['expiresAt']),
    refreshToken,
    refreshTokenExpiresAt: momentOf(answer['refreshTokenExpiresAt'] ?? refresh['expiresAt']),
    ...(typeof answer['clockOffset'] === 'number' && { clockOffset: answer['clockOffset'] }),
  }
}

/** The stored session; null when storage is empty or unreadable (SESS-06). */
export function parseSession(text: string | null): Session | null {
  try {
    return readSession(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Whole milliseconds until a moment by the server's clock; below 0 once it is past or when it is no moment. */
export function msUntil(moment: string, now: number, clockOffset = 0): number {
  const left = Date.parse(moment) - (now + clockOffset)
  return Number.isNaN(left) ? -1 : left
}

function readUser(value: unknown): SessionUser | null {
  const user = fieldsOf(value)
  if (textOf(user['id']) === '') return null
  return {
    id: textOf(user['id']),
    email: textOf(user['email']),
    name: textOf(user['name']),
    emailConfirmed: user['emailConfirmed'] === true,
    avatarUrl: textOf(user['avatarUrl']) || null,
    teamId: textOf(user['teamId']) || null,
    teamIds: Array.isArray(user['teamIds']) ? user['teamIds'].map(textOf).filter(Boolean) : [],
    siteId: textOf(user['siteId']) || null,
    hasSites: user['hasSites'] === true,
    couplers: Array.isArray(user['couplers']) ? user['couplers'].map(textOf) : null,
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** ISO text; also from milliseconds since 1970. */
function momentOf(value: unknown): string {
  if (typeof value !== 'number') return textOf(value)
  return Number.isNaN(new Date(value).getTime()) ? '' : new Date(value).toISOString()
}
