import type { StoredValue } from './stored-value.ts'

/** A request that the server does once for its key. */
type KeyedRequest = { key: string }
type Requests<Request> = Pick<StoredValue<readonly Request[]>, 'read' | 'write'>

/**
 * Sends a request that must not be done twice: it is stored with its key first, so that it can be sent again under that
 * key when the answer is lost. It is forgotten when it is refused; after an answer `forget` is up to the caller, who
 * stores what the answer means first. Throws what `send` throws.
 */
export async function sendOnce<Request extends KeyedRequest, Answer>(
  unanswered: Requests<Request>,
  request: Request,
  send: (request: Request) => Promise<Answer>,
  isRefusal: (error: unknown) => boolean,
): Promise<Answer> {
  const others = unanswered.read().filter(({ key }) => key !== request.key)
  unanswered.write([...others, request])
  try {
    return await send(request)
  } catch (error) {
    if (isRefusal(error)) forgetRequests(unanswered, [request])
    throw error
  }
}

/** These have their answer. */
export function forgetRequests<Request extends KeyedRequest>(
  unanswered: Requests<Request>,
  done: readonly Request[],
): void {
  unanswered.write(unanswered.read().filter(({ key }) => !done.some((request) => request.key === key)))
}
