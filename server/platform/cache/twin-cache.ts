import type { CachedBody } from './body-forms.ts'
import { bytesOfBody, cachedBody } from './cached-body.ts'
import type { NoPage } from './page-cache.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

type CachedTwin = {
  topics: ReadonlySet<string>
  body: CachedBody
  canonicalPath: string
  freshUntil?: number | undefined
}
type WrittenTwin = {
  topics: readonly string[]
  text: string
  canonicalPath: string
  /** Lacks something it should have: sent, and written again by the next request. */
  isPartial?: boolean | undefined
  /** Milliseconds since 1970 at which something on it begins or ends. */
  freshUntil?: number | undefined
}

export type TwinCache = Pick<ResponseCache<CachedTwin, NoPage>, 'drop' | 'clear' | 'size'> & {
  /** The cached twin, or what `write` writes: once for each key at a time. */
  get: (key: string, write: () => Promise<WrittenTwin | NoPage>) => Promise<CachedTwin | NoPage>
}

/** Pages as Markdown, cached until what they show changes, in at most maxBytes of memory. */
export function createTwinCache({ maxBytes }: { maxBytes: number }): TwinCache {
  const { get, drop, clear, size } = createResponseCache<CachedTwin, NoPage>({ maxBytes })
  return {
    drop,
    clear,
    size,
    get: (key, write) =>
      get(key, async () => {
        const written = await write()
        if ('redirectTo' in written) return { pass: written }
        const { topics, text, canonicalPath, isPartial = false, freshUntil } = written
        const body = cachedBody(text, 'text/markdown; charset=utf-8')
        const twin = { topics: new Set(topics), body, canonicalPath, freshUntil: isPartial ? 0 : freshUntil }
        if (isPartial) return { pass: twin }
        return {
          store: twin,
          bytes: bytesOfBody(body),
          ...(freshUntil !== undefined && { freshUntil }),
        }
      }),
  }
}
