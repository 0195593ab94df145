import { pageApiBase } from './public/api-base.ts'

export type JsonCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Sent as bearer. */
  token?: string
  /** Idempotency-Key: the call is done once, however often it is sent. */
  key?: string
  /** 'omit' unless the call wants cookies. */
  credentials?: RequestCredentials
  /** Goes on although the page is left. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** An answer that is not a good one. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  /** The server's message for people; null where it sends none. */
  readonly serverMessage: string | null
  /** Stable, for programs; null where the server gives none. */
  readonly code: string | null
  /** The field at fault, as the body calls it ('trade.vatNumber'); null where the server names none. */
  readonly field: string | null
  /** The whole response, such as a list of several faults. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, statusText: string, answer: unknown) {
    const details = (answer ?? {}) as Record<string, unknown>
    const { message, code, field } = details
    const sentence = typeof message === 'string' && message.trim() !== '' ? message : null
    super(sentence ?? (statusText.trim() || 'Request failed'))
    this.status = status
    this.details = details
    this.serverMessage = sentence
    this.code = typeof code === 'string' ? code : null
    this.field = typeof field === 'string' ? field : null
  }
}

/** Sends a call, by default without cookies. Rejects with fetch's TypeError where there is no connection. */
export function sendJson(path: string, call: JsonCall = {}, base: string = pageApiBase()): Promise<Response> {
  const { method = 'GET', body, token, key, credentials = 'omit', keepalive, signal } = call
  return fetch(base + path, {
    method,
    credentials,
    cache: 'no-store',
    keepalive,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/**
 * What a good answer holds; undefined when it is empty. Any other throws CallError with the server's message, else the
 * status text, else 'Request failed' (ERR-01, ERR-03, ERR-04, ERR-22).
 */
export async function readReply<T>(response: Response): Promise<T> {
  const text = await response.text()
  const answer = parse(text)
  if (!response.ok) throw new CallError(response.status, response.statusText, answer)
  return answer as T
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
