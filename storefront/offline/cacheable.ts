import { isPageUrl } from '../navigation/page-urls.ts'

/** Addresses that carry something of one person, or are answered for one person only. */
const personal = /^\/(auth|account|admin|sell|checkout|unsubscribe|newsletter|healthz|readyz|metrics)(\/|$)/

/**
 * What a request is for: a page in one of its two forms, a script or style, a picture, or none. Fonts are none: Chromium
 * does not use what early.ts preloads where a worker has answered it, and fetches it a second time, too late to be drawn.
 * Their addresses change with them, so the browser's own cache has them offline too.
 */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>): Kind | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return null
  if (url.pathname.endsWith('.woff2')) return null
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/pictures/')) return 'picture'
  if (!isPageUrl(url) || personal.test(url.pathname)) return null
  if (request.mode === 'navigate') return 'document'
  return request.headers.get('accept') === 'application/json' ? 'payload' : null
}

export type Kind = 'document' | 'payload' | 'asset' | 'picture'

/** Whether a response may be cached: a complete public page, requested at this very address. */
export function isCacheable(answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const control = answer.headers.get('cache-control') ?? ''
  const isPlain = answer.status === 200 && answer.type === 'basic' && !answer.redirected
  return isPlain && !control.includes('no-store')
}
