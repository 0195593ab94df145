import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'

/** ERR-24. */
const somethingWentWrong = 'Something went wrong. Please try again.'

/**
 * What to say of a failure: the server's words or ours. A fault of the connection or the program has words for nobody,
 * so it gives the fallback (ERR-22, ERR-24).
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError) return somethingWentWrong
  return error.message.trim() || somethingWentWrong
}

/** Nobody is signed in any more: nothing was sent, or the server refused what was. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof AuthenticationRequired || (error instanceof CallError && error.status === 401)
}
