import type { SendPage } from '../http/page-loading.ts'
import { textOf } from '../cache/cached-body.ts'
import { wantsJson } from '../http/negotiation.ts'
import type { PageDeps } from './page-routes.ts'
import { renderPageParts } from './render-page.ts'

/** Answers what a form sent with a page, which is one visitor's own and cached by nobody. */
export function createPageSender(deps: Omit<PageDeps, 'cache' | 'twins' | 'edgeHeaders'>): SendPage {
  const { renderer, frame: frames } = deps
  return async (request, reply, route, { data, head }) => {
    const { frame } = await frames.load()
    const { html, json } = await renderPageParts(deps, { route, data, head, frame })
    const isJson = wantsJson(request)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', renderer.policyOf(route))
      .type(isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
      .send(textOf(isJson ? json : html))
  }
}
