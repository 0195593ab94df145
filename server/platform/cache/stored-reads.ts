import { type Cacheable, createResponseCache, type ResponseCache } from './response-cache.ts'

/** What was read, and the change notices that drop it. */
type Read = { topics: readonly string[] }
type StoredRead = Cacheable & { read: Read }

/**
 * What parts of pages were read from the database, for pages that are made again while it has not changed. For what everybody may
 * see; it is dropped as the pages are that show it.
 */
export type StoredReads = Pick<ResponseCache<StoredRead, never>, 'drop' | 'clear' | 'size'> & {
  /** What is under this name, or what `read` reads: one at a time for each name. Only one kind of answer has a name. */
  get: <Answer extends Read>(name: string, read: () => Promise<Answer>) => Promise<Answer>
}

/** Objects take about twice their text, and an entry some hundreds of bytes with its topics. */
const bytesOf = (read: Read) => JSON.stringify(read).length * 4 + 600

/** Reads in at most maxBytes of memory. */
export function createStoredReads({ maxBytes }: { maxBytes: number }): StoredReads {
  const { get, ...cache } = createResponseCache<StoredRead>({ maxBytes })
  return {
    ...cache,
    get: async <Answer extends Read>(name: string, read: () => Promise<Answer>) => {
      const stored = await get(name, async () => {
        const answer = await read()
        return { store: { topics: new Set(answer.topics), read: answer }, bytes: bytesOf(answer) }
      })
      return stored.read as Answer
    },
  }
}
