/** Codes of PostgreSQL (appendix A) that the project asks for. */
export const insufficientPrivilege = '42501'
export const lockNotAvailable = '55P03'
export const deadlockDetected = '40P01'
export const serializationFailure = '40001'

/** Whether an error, or the one that caused it, is PostgreSQL's with one of these codes. */
export function hasSqlState(error: Error & { code?: unknown }, ...codes: string[]): boolean {
  if (typeof error.code === 'string' && codes.includes(error.code)) return true
  return error.cause instanceof Error && hasSqlState(error.cause, ...codes)
}
