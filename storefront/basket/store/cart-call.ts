import { type ClientCall, clientSend } from '../../api/client-calls.ts'
import { CallError, sendJson } from '../../api/json-calls.ts'

/** An answer that is lost for so long counts as lost. */
const timeoutMs = 20_000

/**
 * A call of the cart: with cookies, and with the client's bearer (CAPI-01, SEC-03). Throws CallError with the server's
 * error or message, else the status text, else 'Cart request failed' (ERR-05 to ERR-07); where the answer was lost, what
 * fetch throws.
 */
export async function cartCall<T>(path: string, call: ClientCall = {}, base?: string): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  return readCartReply(await clientSend(path, { signal, ...call, credentials: 'include' }, base))
}

/** The same for a call without a client (C-52). */
export async function guestCall<T>(path: string, body: unknown, base?: string): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  return readCartReply(await sendJson(path, { method: 'POST', body, signal }, base))
}

async function readCartReply<T>(response: Response): Promise<T> {
  const answer = parse(await response.text())
  if (response.ok) return answer as T
  const { error, message, ...rest } = (answer ?? {}) as Record<string, unknown>
  const sentence = [error, message].find((text) => typeof text === 'string' && text.trim() !== '')
  throw new CallError(response.status, response.statusText.trim() || 'Cart request failed', {
    ...rest,
    message: sentence,
  })
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
