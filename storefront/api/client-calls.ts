import { currentBearer } from './bearer.ts'
import { type JsonCall, readReply, sendJson } from './json-calls.ts'

export type ClientCall = Omit<JsonCall, 'token'> & {
  /** Asked last of all: what is one client's must not go out in the name of the next. */
  isStillWanted?: () => boolean
}

/**
 * Calls for the signed-in client. A refused token is renewed once; refused again, the client is signed out (OPEN-67).
 * Throws CallError by the rules of ERR-22, and 'Authentication required' when nobody is signed in, with nothing
 * sent (ERR-23).
 */
export async function clientCall<T>(path: string, call: ClientCall = {}, base?: string): Promise<T> {
  return readReply(await clientSend(path, call, base))
}

/** The same, for whoever reads answers by rules of its own. */
export function clientSend(
  path: string,
  { isStillWanted, ...call }: ClientCall = {},
  base?: string,
): Promise<Response> {
  return sendAsClient((token) => sendJson(path, { ...call, token }, base), isStillWanted)
}

/** The same for what is not JSON: `send` sends it with the token it is given, a second time if the first is refused. */
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
