import type { Services } from '../services.ts'

/** Reads the parts of a page that can do without any one of them: a failure is logged, and the part is `instead`. */
export function partReader(logger: Services['logger']) {
  let failed = false
  return {
    read: async <T, U>(part: string, instead: U, ask: () => Promise<T>): Promise<T | U> => {
      try {
        return await ask()
      } catch (error) {
        failed = true
        logger.warn({ err: error, part }, 'a part of the home page could not be read')
        return instead
      }
    },
    hasFailed: () => failed,
  }
}
