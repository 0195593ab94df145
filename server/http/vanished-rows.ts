import { notFound, type RequestError } from '../errors.ts'
import { authenticationRequired } from './identity.ts'

/** What a statement says that refers to a row which is not there (PostgreSQL's foreign_key_violation). */
const refersToNothing = '23503'

/**
 * What to answer where somebody deleted, while a call was on its way, what the call writes of: the account it is for,
 * or a beer. Null for every other fault.
 */
export function vanishedRow(error: Error): RequestError | null {
  const fault: Error & { code?: string; constraint?: string } =
    error.cause instanceof Error ? error.cause : error
  if (fault.code !== refersToNothing) return null
  if (fault.constraint?.endsWith('_clients_id_fk')) return authenticationRequired()
  return fault.constraint?.endsWith('_beers_id_fk') ? notFound('The beer') : null
}
