import { currentBearer } from './bearer.ts'
import { type JsonCall, readReply, sendJson } from './json-calls.ts'

type ClientCall = Omit<JsonCall, 'token'>

/**
 * Calls for the signed-in client. A refused token is renewed once; refused again, the client is signed out (OPEN-67).
 * Throws CallError by the rules of ERR-22, and 'Authentication required' when nobody is signed in, with nothing
 * sent (ERR-23).
 */
export async function clientCall<T>(path: string, call: ClientCall = {}, base?: string): Promise<T> {
  return readReply(await sendAsClient((token) => sendJson(path, { ...call, token }, base)))
}

/** The same for what is not JSON: `send` sends it with the token it is given, a second time if the first is refused. */
export async function sendAsClient(send: (token: string) => Promise<Response>): Promise<Response> {
  const bearer = currentBearer()
  const token = await bearer.token()
  if (token === null) throw new AuthenticationRequired()
  const answer = await send(token)
  if (answer.status !== 401) return answer
  const renewed = await bearer.renew(token)
  if (renewed === null) return answer
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
