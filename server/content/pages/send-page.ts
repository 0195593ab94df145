import type { SendPage } from '../../platform/http/page-loading.ts'
import { textOf } from '../../platform/cache/cached-body.ts'
import type { PageDeps } from './page-routes.ts'
import { askedForm, pageTypes, renderPageAs } from './render-page.ts'

/** Answers what a form sent with a page, which is one visitor's own and cached by no one. */
export function createPageSender(deps: Omit<PageDeps, 'cache' | 'twins' | 'edgeHeaders'>): SendPage {
  const { renderer, frame: frames } = deps
  return async (request, reply, route, { data, head }) => {
    const { frame } = await frames.load()
    const form = askedForm(request)
    const pieces = await renderPageAs(form, deps, { route, data, head, frame })
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', renderer.policyOf(route))
      .type(pageTypes[form])
      .send(textOf(pieces))
  }
}
