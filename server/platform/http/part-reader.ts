import type { FastifyBaseLogger } from 'fastify'

/** Reads a part that a page can do without: a failure is logged, and the part is `instead`. */
export type ReadPart = <T, U>(part: string, instead: U, ask: () => Promise<T>) => Promise<T | U>

/** Reads the parts of one page. hasFailed reports a missing part, so that the page is not cached. */
export function partReader(logger: Pick<FastifyBaseLogger, 'warn'>): {
  read: ReadPart
  hasFailed: () => boolean
} {
  let failed = false
  return {
    read: async (part, instead, ask) => {
      try {
        return await ask()
      } catch (error) {
        failed = true
        logger.warn({ err: error, part }, 'a part of a page could not be read')
        return instead
      }
    },
    hasFailed: () => failed,
  }
}
