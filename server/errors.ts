/**
 * A failure that ends a request and that the caller may be told about. Everything else that is thrown is
 * a fault of ours: logged, and answered with a request id only.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  /** Stable, for programs. The message is for people. */
  readonly code: string
  /** The field or parameter at fault, where there is one. */
  readonly field: string | undefined
  /** When it is worth trying again, in seconds from now. */
  readonly retryAfterSeconds: number | undefined
  /** What the caller is told beside the sentence, as lists of several faults. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    field?: string,
    retryAfterSeconds?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

export const notFound = (what: string) => new RequestError(404, 'not_found', `${what} was not found.`)

export const badParameter = (name: string, expected: string) =>
  new RequestError(400, 'bad_parameter', `Parameter '${name}' must be ${expected}.`, name)

export const badField = (field: string, sentence: string) =>
  new RequestError(400, 'bad_field', sentence, field)

export const tooManyAttempts = (retryAfterSeconds: number) =>
  new RequestError(
    429,
    'too_many_attempts',
    `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    undefined,
    retryAfterSeconds,
  )

function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
