/** How much of an error a log line takes. */
const longest = { message: 500, stack: 4000 }
const deepest = 3

export type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  status?: number
  table?: string
  constraint?: string
  cause?: LoggedError
}

/**
 * An error as the log may have it: what went wrong and where, bounded, and no email address. A failed statement carries
 * its parameters and the row at fault, and some of those are secrets: only the named fields are taken, and of a failed
 * statement only its cause.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return {
      type: typeof error,
      message: typeof error === 'string' ? bounded(error, longest.message) : '',
      stack: '',
    }
  if ('params' in error && error.cause instanceof Error) return loggedError(error.cause, depth)
  const { name, message, stack, cause } = error
  const { code, status, table, constraint } = error as unknown as Record<string, unknown>
  return {
    type: bounded(error.constructor.name || name, 100),
    message: bounded(message, longest.message),
    stack: bounded(stack ?? '', longest.stack),
    ...(typeof code === 'string' && { code: bounded(code, 100) }),
    ...(typeof status === 'number' && { status }),
    ...(typeof table === 'string' && { table: bounded(table, 100) }),
    ...(typeof constraint === 'string' && { constraint: bounded(constraint, 100) }),
    ...(cause instanceof Error && depth < deepest && { cause: loggedError(cause, depth + 1) }),
  }
}

/** Cut before it is searched, so that no text costs more than its bound. */
const bounded = (text: unknown, most: number) =>
  String(text)
    .slice(0, most)
    .replace(/[^\s<>()"',;:=@]{1,64}@[^\s<>()"',;:=@]+/g, '…@…')
