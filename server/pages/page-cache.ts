import { bytesOfBody, type KeptBody, keptBody } from '../http/kept-body.ts'
import { createKeptStore, type KeptStore } from '../http/kept-store.ts'

export type KeptPage = { topics: ReadonlySet<string>; html: KeptBody; json: KeptBody }

export type RenderedPage = {
  topics: readonly string[]
  html: string
  json: string
  /** Lacks something it should have: served, and tried again by the next request. */
  isPartial?: boolean
  /** Milliseconds since 1970 at which something on it begins or ends. */
  freshUntil?: number
}
/** What a loader may have instead of a page: somewhere else to go, or nothing at all. */
export type NoPage = { redirectTo: string | null }
type Render = () => Promise<RenderedPage | NoPage>

export type PageCache = Pick<KeptStore<KeptPage, NoPage>, 'peek' | 'drop' | 'clear' | 'size'> & {
  /** The kept page, or what `render` makes of it: one render per key at a time. */
  get: (key: string, render: Render) => Promise<KeptPage | NoPage>
  /** A page of one visitor: rendered, never kept. */
  pass: (render: Render) => Promise<KeptPage | NoPage>
}

/** Finished pages, kept until what they showed changes, in at most maxBytes of memory. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const { peek, get, drop, clear, size } = createKeptStore<KeptPage, NoPage>({ maxBytes })
  return {
    peek,
    drop,
    clear,
    size,
    get: (key, render) =>
      get(key, async () => {
        const rendered = await render()
        if ('redirectTo' in rendered) return { pass: rendered }
        const page = keptPage(rendered)
        if (rendered.isPartial) return { pass: page }
        const bytes = bytesOfBody(page.html) + bytesOfBody(page.json)
        return { keep: page, bytes, freshUntil: rendered.freshUntil }
      }),
    pass: async (render) => {
      const rendered = await render()
      return 'redirectTo' in rendered ? rendered : keptPage(rendered)
    },
  }
}

function keptPage({ topics, html, json }: RenderedPage): KeptPage {
  return {
    topics: new Set(topics),
    html: keptBody(html, 'text/html; charset=utf-8'),
    json: keptBody(json, 'application/json; charset=utf-8'),
  }
}
