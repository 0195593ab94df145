import type { PagePayload } from '../../shared/pages/page-payload.ts'
import { type LoadedPage, loadPage } from '../page-components.ts'

/** A payload with the component that draws it. */
export type PageView = { payload: PagePayload; page: LoadedPage | null }

export type FetchedView =
  | { kind: 'view'; view: PageView; /** Where redirects led. */ url: string }
  /** Not one of our pages: the browser should go there itself. */
  | { kind: 'elsewhere'; url: string }

const prefetchedLifetimeMs = 30_000
const mostPrefetched = 24
const prefetched = new Map<string, { at: number; view: Promise<FetchedView> }>()

/** Fetches what a URL becomes. Uses a prefetched answer once. Rejects when there is no connection. */
export function fetchView(url: string, signal?: AbortSignal): Promise<FetchedView> {
  const waiting = prefetched.get(url)
  prefetched.delete(url)
  if (waiting && Date.now() - waiting.at < prefetchedLifetimeMs) {
    return waiting.view.catch(() => requestView(url, { signal }))
  }
  return requestView(url, { signal })
}

/** Fetches ahead of a click that is likely. Failures wait for the click to matter. */
export function prefetchView(url: string): void {
  const waiting = prefetched.get(url)
  if (waiting && Date.now() - waiting.at < prefetchedLifetimeMs) return
  const view = requestView(url, { priority: 'low' })
  view.catch(() => prefetched.delete(url))
  prefetched.set(url, { at: Date.now(), view })
  if (prefetched.size > mostPrefetched) prefetched.delete(prefetched.keys().next().value!)
}

async function requestView(url: string, options: RequestInit): Promise<FetchedView> {
  const response = await fetch(url, { ...options, headers: { accept: 'application/json' } })
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return { kind: 'elsewhere', url: response.url }
  const payload = (await response.json()) as PagePayload
  if (typeof payload.route !== 'string') return { kind: 'elsewhere', url: response.url }
  return { kind: 'view', view: { payload, page: await loadPage(payload) }, url: response.url }
}
