import { currentBearer } from './public/bearer.ts'
import { CallError, type JsonCall, readReply, sendJson } from './json-calls.ts'

export type ClientCall = Omit<JsonCall, 'token'> & {
  /** Checked last: a call of one client must not go out in the name of the next. */
  isStillWanted?: () => boolean
}

/**
 * Calls for the signed-in client. A refused token is renewed once; refused again, the client is signed out (OPEN-67).
 * Throws CallError by the rules of ERR-22, and 'Authentication required' without a session, with nothing
 * sent (ERR-23).
 */
export async function clientCall<T>(path: string, call: ClientCall = {}, base?: string): Promise<T> {
  return readReply(await clientSend(path, call, base))
}

/** The same, for callers that read the response themselves. */
export function clientSend(
  path: string,
  { isStillWanted, ...call }: ClientCall = {},
  base?: string,
): Promise<Response> {
  return sendAsClient((token) => sendJson(path, { ...call, token }, base), isStillWanted)
}

/** The same for bodies other than JSON: `send` runs with the given token, and again if the first try is refused. */
export async function sendAsClient(
  send: (token: string) => Promise<Response>,
  isStillWanted = () => true,
): Promise<Response> {
  const bearer = currentBearer()
  const token = await bearer.token()
  if (token === null || !isStillWanted()) throw new AuthenticationRequired()
  const answer = await send(token)
  if (answer.status !== 401) return answer
  const renewed = await bearer.renew(token)
  if (renewed === null || !isStillWanted()) return answer
  const second = await send(renewed)
  if (second.status === 401) await bearer.end(renewed)
  return second
}

export class AuthenticationRequired extends Error {
  override name = 'AuthenticationRequired'

  constructor() {
    super('Authentication required')
  }
}

/** What a failed call means for the change it carried. */
export type CallOutcome =
  /** It was not done and never will be. */
  | 'refused'
  /** It may have been done, or may be done later. */
  | 'lost'
  /** The session is over: the server did not apply the change. */
  | 'signed-out'

export function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof AuthenticationRequired) return 'signed-out'
  if (!(error instanceof CallError)) return 'lost'
  if (error.status === 401) return 'signed-out'
  return error.status >= 500 || error.status === 429 || error.status === 408 ? 'lost' : 'refused'
}
