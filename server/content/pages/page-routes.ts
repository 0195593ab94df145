import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieText } from '../../../shared/format/cookie-text.ts'
import type { RouteName } from '../../../shared/pages/page-payload.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { wantsMarkdown } from '../../platform/http/negotiation.ts'
import { sendRedirect } from '../../platform/http/send-redirect.ts'
import { sendBody } from '../../platform/cache/cached-body.ts'
import { forReads, type WithReads } from '../../platform/database/reading-servers.ts'
import type { PageRequest } from '../../platform/http/page-loading.ts'
import type { PageRow } from '../../feature.ts'
import type { NoPage, PageCache, RenderedPage } from '../../platform/cache/page-cache.ts'
import { type FrameSource, frameTopics } from './page-frame.ts'
import { readPageQuery } from './page-query.ts'
import type { PageEntry } from './page-table.ts'
import { askedForm, pageTypes, renderPageAs } from './render-page.ts'
import { isTwinAddress, pagePathOf, sendTwin, type TwinDeps } from './send-twin.ts'
import { twinPath } from '../../../shared/paths/twin-path.ts'

/** What a page is made with, besides what its loader asks for. */
export type PageDeps = TwinDeps & { frame: FrameSource; cache: PageCache }

/** Browsers and proxies ask again each time; a CDN may answer for a second, as long as we may be stale. */
const sharedCaching = { 'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate' }
const visitorsOwn = 'private, no-store'
/** A page that a cookie has chosen among public ones: no CDN may show it to others, whatever it makes of Vary. */
const browsersOwn = 'private, max-age=0, must-revalidate'
const negotiated = 'Accept, Accept-Encoding'

/** Serves every row of the page table. */
export async function pageRoutes<Deps extends PageDeps & WithReads>(
  app: App,
  { deps, table }: { deps: Deps; table: readonly PageEntry<Deps>[] },
): Promise<void> {
  const everybodys = forReads(deps)
  for (const entry of table) {
    const own = entry.row.audience === 'everybody' ? everybodys : deps
    for (const path of entry.row.paths) {
      const serve = (request: FastifyRequest, reply: FastifyReply) => servePage(own, entry, request, reply)
      app.get(path, { schema: { hide: true } }, serve)
      // A path that takes whatever comes ends nowhere, so there is nothing to put '.md' after.
      if (entry.row.twin && !path.endsWith('*')) app.get(twinPath(path), { schema: { hide: true } }, serve)
    }
  }
}

async function servePage<Deps extends PageDeps>(
  deps: Deps,
  entry: PageEntry<Deps>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { route, row } = entry
  if (row.hasSideEffect && isPrefetchRequest(request))
    return reply.code(503).header('cache-control', visitorsOwn).send()
  const isTwin = row.twin !== undefined && (isTwinAddress(request) || wantsMarkdown(request))
  const pageRequest = readPageRequest(deps.publicUrl, isTwin ? plainRow(row) : row, request, reply)
  const form = askedForm(request)
  const render = async (): Promise<RenderedPage | NoPage> => {
    const result = await row.load(deps, pageRequest)
    if (result.kind !== 'page') return { redirectTo: result.kind === 'redirect' ? result.to : null }
    const { data, head, topics, isPartial, freshUntil } = result
    const { frame, isPartial: isFramePartial } = await deps.frame.load()
    const content = await renderPageAs(form, deps, {
      route,
      data,
      head: row.twin === undefined ? head : { ...head, twinHref: twinPath(key) },
      frame,
    })
    return {
      content,
      type: pageTypes[form],
      isPartial: isPartial || isFramePartial,
      freshUntil,
      topics: [...topics, ...frameTopics],
    }
  }

  const query = pageRequest.query.toString()
  const key = query === '' ? pageRequest.path : `${pageRequest.path}?${query}`
  const vary = row.queryFromCookie === undefined ? negotiated : `${negotiated}, Cookie`
  if (isTwin)
    return sendTwin(
      deps,
      entry,
      { request, page: pageRequest, key, headers: { ...sharedCaching, vary } },
      reply,
    )
  const page = await (row.audience === 'everybody'
    ? deps.cache.get(`${form} ${key}`, render)
    : deps.cache.pass(render))
  if ('redirectTo' in page) {
    if (page.redirectTo !== null) return sendRedirect(reply, page.redirectTo, 301)
    reply.callNotFound()
    return reply
  }
  if (!reply.hasHeader('cache-control')) {
    if (row.audience === 'everybody') reply.headers({ ...sharedCaching, ...deps.edgeHeaders(page) })
    else reply.header('cache-control', visitorsOwn)
  }
  reply.header('content-security-policy', deps.renderer.policyOf(route))
  reply.header('vary', vary)
  return sendBody(request, reply, page.body)
}

/** A twin has one view: it neither reads nor sets the cookie of a page's views. */
function plainRow<Deps>({
  queryFromCookie: view,
  ...row
}: PageRow<RouteName, Deps>): PageRow<RouteName, Deps> {
  return { ...row, queryNames: row.queryNames.filter((name) => name !== view?.name) }
}

function readPageRequest(
  publicUrl: string,
  row: PageRow<RouteName, never>,
  request: FastifyRequest,
  reply: FastifyReply,
): PageRequest {
  const question = request.url.indexOf('?')
  const asked = question === -1 ? request.url : request.url.slice(0, question)
  const path = pagePathOf(asked, row.twin !== undefined)
  const params = request.params as Record<string, string>
  const query = readPageQuery(row, question === -1 ? '' : request.url.slice(question))
  const fallback = row.queryFromCookie
  if (fallback) {
    const asked = query.get(fallback.name)
    if (asked !== null && fallback.values.includes(asked)) {
      const { cookie, maxAgeSeconds } = fallback
      const isSecure = publicUrl.startsWith('https:')
      if (!isPrefetchRequest(request))
        reply.header('set-cookie', cookieText(cookie, asked, { maxAgeSeconds, isSecure }))
      reply.header('cache-control', visitorsOwn)
    } else {
      const stored = readCookie(request, fallback.cookie)
      query.delete(fallback.name)
      if (stored !== null && fallback.values.includes(stored)) {
        query.set(fallback.name, stored)
        reply.header('cache-control', browsersOwn)
      }
    }
  }
  const own = row.audience === 'visitor' && { cookie: (name: string) => readCookie(request, name) }
  const isPrefetch = request.method === 'HEAD'
  return { path, params, query, publicUrl, isPrefetch, ...own }
}

/**
 * Whether a browser asks before anybody has opened the page: Chrome's Sec-Purpose, its older Purpose, and Firefox's
 * X-Moz.
 */
function isPrefetchRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /^\s*prefetch\b/i.test(String(purpose ?? '')),
  )
}
