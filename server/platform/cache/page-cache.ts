import type { CachedBody, Piece } from './body-forms.ts'
import { bytesOfBody, cachedBody } from './cached-body.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

export type CachedPage = {
  topics: ReadonlySet<string>
  body: CachedBody
  freshUntil?: number | undefined
}

export type RenderedPage = {
  topics: readonly string[]
  content: string | readonly Piece[]
  type: string
  /** Lacks something it should have: served, and tried again by the next request. */
  isPartial?: boolean
  /** Milliseconds since 1970 at which something on it begins or ends. */
  freshUntil?: number
}
/** What a loader may have instead of a page: somewhere else to go, or nothing at all. */
export type NoPage = { redirectTo: string | null }
type Render = () => Promise<RenderedPage | NoPage>

export type PageCache = Pick<ResponseCache<CachedPage, NoPage>, 'peek' | 'drop' | 'clear' | 'size'> & {
  /** The cached page, or what `render` makes of it: one render per key at a time. */
  get: (key: string, render: Render) => Promise<CachedPage | NoPage>
  /** A page of one visitor: rendered, never cached. */
  pass: (render: Render) => Promise<CachedPage | NoPage>
}

/** Finished pages, cached until what they showed changes, in at most maxBytes of memory. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const { peek, get, drop, clear, size } = createResponseCache<CachedPage, NoPage>({ maxBytes })
  return {
    peek,
    drop,
    clear,
    size,
    get: (key, render) =>
      get(key, async () => {
        const rendered = await render()
        if ('redirectTo' in rendered) return { pass: rendered }
        const page = cachedPage(rendered)
        if (rendered.isPartial) return { pass: page }
        return { store: page, bytes: bytesOfBody(page.body), freshUntil: rendered.freshUntil }
      }),
    pass: async (render) => {
      const rendered = await render()
      return 'redirectTo' in rendered ? rendered : cachedPage(rendered)
    },
  }
}

function cachedPage({ topics, content, type, isPartial, freshUntil }: RenderedPage): CachedPage {
  return {
    topics: new Set(topics),
    body: cachedBody(content, type),
    freshUntil: isPartial ? 0 : freshUntil,
  }
}
