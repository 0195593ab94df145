import { authenticationRequired, notFound } from '../errors/common-errors.ts'
import type { RequestError } from '../errors/request-error.ts'

/** The error of a statement that refers to a missing row (PostgreSQL's foreign_key_violation). */
const refersToNothing = '23503'

/** The answer when the account or the beer of a write was deleted during the call. Null for every other error. */
export function foreignKeyError(error: Error): RequestError | null {
  const fault: Error & { code?: string; constraint?: string } =
    error.cause instanceof Error ? error.cause : error
  if (fault.code !== refersToNothing) return null
  if (fault.constraint?.endsWith('_clients_id_fk')) return authenticationRequired()
  return fault.constraint?.endsWith('_beers_id_fk') ? notFound('The beer') : null
}
