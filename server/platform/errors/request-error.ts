/** An error that the API can answer: one row of the catalogue. */
export type ErrorEntry = {
  status: number
  /** Stable, for programs. The sentence is for people. */
  code: string
  /** '…' represents the part that differs between occurrences. */
  sentence: string
  /** What the reply carries beside code, message, field and requestId, by name. */
  details?: Readonly<Record<string, string>>
}

/** The part of the message that the catalogue's row leaves open. */
type Occurrence = {
  status?: number
  message?: string
  /** The field or parameter at fault. */
  field?: string
  /** When it is worth trying again, in seconds from now. */
  retryAfterSeconds?: number
  details?: Readonly<Record<string, unknown>>
}

/**
 * A failure that ends a request and that the caller may read. Everything else that is thrown is a fault of the shop:
 * logged, and answered with a request id only. Only the catalogue makes one, by `define`.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly details: Readonly<Record<string, unknown>>

  private constructor(entry: ErrorEntry, occurrence: Occurrence) {
    super(occurrence.message ?? entry.sentence)
    this.status = occurrence.status ?? entry.status
    this.code = entry.code
    this.field = occurrence.field
    this.retryAfterSeconds = occurrence.retryAfterSeconds
    this.details = occurrence.details ?? {}
  }

  /** Names an error: the constructor of its occurrences, which carries its row of the catalogue. */
  static define<Arguments extends unknown[] = []>(
    entry: ErrorEntry,
    occurrence?: (...given: Arguments) => Occurrence,
  ): ((...given: Arguments) => RequestError) & { entry: ErrorEntry } {
    const make = (...given: Arguments) => new RequestError(entry, occurrence?.(...given) ?? {})
    return Object.assign(make, { entry })
  }
}
