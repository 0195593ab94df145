import { CallError } from '../api/json-calls.ts'
import { AuthenticationRequired } from '../api/client-calls.ts'

/** What a failed call says of the change it carried. */
export type CallFate =
  /** It was not done and never will be. */
  | 'refused'
  /** It may have been done, or may be done later. */
  | 'lost'
  /** Nobody is signed in any more: it was not done. */
  | 'signed-out'

/** Failures of the basket's calls are logged, and nothing else (ERR-15). */
export function warnOfCall(error: unknown): CallFate {
  // oxlint-disable-next-line no-console -- the specification asks for this and nothing else (ERR-15)
  console.warn('The basket could not reach the shop.', error)
  if (error instanceof AuthenticationRequired) return 'signed-out'
  if (!(error instanceof CallError)) return 'lost'
  if (error.status === 401) return 'signed-out'
  return error.status >= 500 || error.status === 429 || error.status === 408 ? 'lost' : 'refused'
}
