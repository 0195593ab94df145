import type { SendPage } from '../http/page-loading.ts'
import { wantsJson } from '../http/negotiation.ts'
import type { PageServices } from './page-routes.ts'
import { renderPageParts } from './render-page.ts'

/** Answers what a form sent with a page, which is one visitor's own and kept by nobody. */
export function createPageSender({ renderer, publicUrl, frame: frames }: PageServices): SendPage {
  return async (request, reply, route, { data, head }) => {
    const { frame } = await frames.load()
    const { html, json } = await renderPageParts(renderer, publicUrl, { route, data, head, frame })
    const isJson = wantsJson(request)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', renderer.assetsOf(route).contentSecurityPolicy)
      .type(isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
      .send(isJson ? json : html)
  }
}
