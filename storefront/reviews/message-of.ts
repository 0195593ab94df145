import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'

/** ERR-24. */
const somethingWentWrong = 'Something went wrong. Please try again.'

/**
 * The message of a failure: the server's or ours. A fault of the connection or the program has no message for people,
 * so it gives the fallback (ERR-22, ERR-24).
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError) return somethingWentWrong
  return error.message.trim() || somethingWentWrong
}

/** The session is over: nothing was sent, or the server refused the call. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof AuthenticationRequired || (error instanceof CallError && error.status === 401)
}
