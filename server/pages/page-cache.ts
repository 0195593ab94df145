import { LRUCache } from 'lru-cache'
import { type KeptBody, keptBody } from '../http/kept-body.ts'

export type KeptPage = { topics: ReadonlySet<string>; html: KeptBody; json: KeptBody }

export type RenderedPage = {
  topics: readonly string[]
  html: string
  json: string
  /** Lacks something it should have: served, and tried again by the next request. */
  isPartial?: boolean
}
/** What a loader may have instead of a page: somewhere else to go, or nothing at all. */
export type NoPage = { redirectTo: string | null }
type Render = () => Promise<RenderedPage | NoPage>

export type PageCache = {
  /** The kept page, if any. */
  peek: (key: string) => KeptPage | undefined
  /** The kept page, or what `render` makes of it: one render per key at a time. */
  get: (key: string, render: Render) => Promise<KeptPage | NoPage>
  /** A page of one visitor: rendered, never kept. */
  pass: (render: Render) => Promise<KeptPage | NoPage>
  /** Drops the pages that showed the topic. */
  drop: (topic: string) => void
  clear: () => void
  size: () => { pages: number; bytes: number }
}

/** Finished pages, kept until what they showed changes, in at most maxBytes of memory. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    dispose: forget,
  })
  const keysByTopic = new Map<string, Set<string>>()
  const rendering = new Map<string, Promise<KeptPage | NoPage>>()
  /** Counts drops: a page whose data was read before a drop is served once and not kept. */
  let age = 0

  function forget(page: KeptPage, key: string): void {
    for (const topic of page.topics) {
      const keys = keysByTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysByTopic.delete(topic)
    }
  }

  function keep(key: string, page: KeptPage): void {
    pages.set(key, page)
    for (const topic of page.topics) {
      const keys = keysByTopic.get(topic) ?? new Set()
      keysByTopic.set(topic, keys.add(key))
    }
  }

  async function renderOnce(key: string, render: Render): Promise<KeptPage | NoPage> {
    const ageBefore = age
    const rendered = await render()
    if ('redirectTo' in rendered) return rendered
    const page = keptPage(rendered)
    if (ageBefore === age && !rendered.isPartial) keep(key, page)
    return page
  }

  return {
    peek: (key) => pages.get(key),
    get: (key, render) => {
      const kept = pages.get(key)
      if (kept) return Promise.resolve(kept)
      const running = rendering.get(key)
      if (running) return running
      const page = renderOnce(key, render).finally(() => {
        if (rendering.get(key) === page) rendering.delete(key)
      })
      rendering.set(key, page)
      return page
    },
    pass: async (render) => {
      const rendered = await render()
      return 'redirectTo' in rendered ? rendered : keptPage(rendered)
    },
    drop: (topic) => {
      age += 1
      rendering.clear()
      for (const key of keysByTopic.get(topic) ?? []) pages.delete(key)
    },
    clear: () => {
      age += 1
      rendering.clear()
      pages.clear()
      keysByTopic.clear()
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

function keptPage({ topics, html, json }: RenderedPage): KeptPage {
  return {
    topics: new Set(topics),
    html: keptBody(html, 'text/html; charset=utf-8'),
    json: keptBody(json, 'application/json; charset=utf-8'),
  }
}

/** Compressed forms come later and add about a third. */
function bytesOf(page: KeptPage): number {
  return Math.ceil((identity(page.html) + identity(page.json)) * 1.35) + 1024
}

const identity = (body: KeptBody) => body.bytes.get('identity')?.length ?? 0
