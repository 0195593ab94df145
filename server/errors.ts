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

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export const notFound = (what: string) => new RequestError(404, 'not_found', `${what} was not found.`)

export const badParameter = (name: string, expected: string) =>
  new RequestError(400, 'bad_parameter', `Parameter '${name}' must be ${expected}.`, name)
