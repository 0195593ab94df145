type Failure = Error & { code?: unknown; cause?: unknown; errors?: unknown }

/** What went wrong, as short as its deepest cause says it, with the code that a search finds. */
export function describeFailure(error: unknown): string {
  const deepest = deepestOf(error)
  const code = codeOf(deepest)
  const message = deepest.message.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
  if (message === '') return code ?? deepest.name
  return code === null || message.includes(code) ? message : `${message} (${code})`
}

/** The code of the deepest cause, such as ECONNREFUSED or 28P01; null without one. */
export const failureCode = (error: unknown): string | null => codeOf(deepestOf(error))

function deepestOf(error: unknown): Failure {
  const failure = (error instanceof Error ? error : new Error(String(error))) as Failure
  // A name with several addresses fails once for each; the first says enough.
  const within = Array.isArray(failure.errors) ? (failure.errors as unknown[])[0] : failure.cause
  return within instanceof Error ? deepestOf(within) : failure
}

const codeOf = ({ code }: Failure) => (typeof code === 'string' && code !== '' ? code : null)

/** An answer that did not come; asking ended, and nothing waits for it any longer. */
class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/** The answer of an outside call, or an error once it has taken too long. */
export async function withinTime<Answer>(answer: Promise<Answer>, waitMs: number): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NoAnswerError(`no answer within ${waitMs / 1000} s`)), waitMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
