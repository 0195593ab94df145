/** No connection to the database could be had in time. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

/** Codes of PostgreSQL (appendix A) that the code compares with. */
export const insufficientPrivilege = '42501'
export const lockNotAvailable = '55P03'
export const deadlockDetected = '40P01'
export const serializationFailure = '40001'
export const duplicateStatement = '42P05'
export const unknownStatement = '26000'

/** Classes and codes of PostgreSQL (appendix A) that pass on their own: connections, resources, a stop, a promotion. */
const passingClasses = new Set(['08', '53', '57'])
const passingCodes = new Set([
  '55P03', // lock not available: another transaction holds the row for too long
  '25006', // read-only transaction: the server was demoted
  '25P03', // idle in transaction for too long
  // The pool goes on without names (postgres-pool.ts).
  duplicateStatement,
  unknownStatement,
])

/** What the driver and the network say, without a code of PostgreSQL. */
const brokenConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * Whether an error of a statement says that the database is away or busy for a while: asking again is right, and
 * nothing of the request is at fault.
 */
export function isDatabaseAway(error: Error): boolean {
  if (error instanceof DatabaseAwayError) return true
  const isStatement = 'query' in error && error.cause instanceof Error
  const fault: Error & { code?: string; severity?: string } = isStatement ? (error.cause as Error) : error
  const code = String(fault.code ?? '')
  if (fault.severity !== undefined) return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code)
  return brokenConnection.test(fault.message) || (isStatement && networkCodes.has(code))
}

/** Whether an error, or the one that caused it, is PostgreSQL's with one of these codes. */
export function hasSqlState(error: Error & { code?: unknown }, ...codes: string[]): boolean {
  if (typeof error.code === 'string' && codes.includes(error.code)) return true
  return error.cause instanceof Error && hasSqlState(error.cause, ...codes)
}
