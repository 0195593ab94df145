import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouteName } from '../../shared/page-payload.ts'
import type { App } from '../http/app-type.ts'
import { readCookie } from '../http/cookies.ts'
import { isFetchedAhead } from '../http/fetched-ahead.ts'
import { wantsJson } from '../http/negotiation.ts'
import { sendBody } from '../http/kept-body.ts'
import type { PageRequest } from '../http/page-loading.ts'
import type { Services } from '../services.ts'
import type { NoPage, PageCache, RenderedPage } from './page-cache.ts'
import { frameTopics } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageTable, type PageRow } from './page-table.ts'
import { renderPageParts } from './render-page.ts'

export type PageServices = Services & { renderer: PageRenderer; cache: PageCache; publicUrl: string }

/** Browsers and proxies ask again each time; a CDN may answer for a second, as long as we may be stale. */
const keptForEverybody = 'public, max-age=0, s-maxage=1, must-revalidate'
const visitorsOwn = 'private, no-store'

/** Serves every row of the page table. */
export async function pageRoutes(app: App, services: PageServices): Promise<void> {
  for (const [route, rows] of Object.entries(pageTable)) {
    for (const row of [rows].flat() as unknown as PageRow<RouteName>[]) {
      for (const path of row.paths) {
        app.get(path, { schema: { hide: true } }, (request, reply) =>
          servePage(services, route as RouteName, row, request, reply),
        )
      }
    }
  }
}

async function servePage(
  services: PageServices,
  route: RouteName,
  row: PageRow<RouteName>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (row.isDeed && isFetchedAhead(request))
    return reply.code(503).header('cache-control', visitorsOwn).send()
  const pageRequest = readPageRequest(services, row, request, reply)
  const render = async (): Promise<RenderedPage | NoPage> => {
    const result = await row.load(services, pageRequest)
    if (result.kind !== 'page') return { redirectTo: result.kind === 'redirect' ? result.to : null }
    const { data, head, topics, isPartial, freshUntil } = result
    const { frame, isPartial: isFramePartial } = await services.frame.load()
    const parts = await renderPageParts(services.renderer, services.publicUrl, { route, data, head, frame })
    return {
      ...parts,
      isPartial: isPartial || isFramePartial,
      freshUntil,
      topics: [...topics, ...frameTopics],
    }
  }

  const query = pageRequest.query.toString()
  const key = query === '' ? pageRequest.path : `${pageRequest.path}?${query}`
  const page = await (row.audience === 'everybody'
    ? services.cache.get(key, render)
    : services.cache.pass(render))
  if ('redirectTo' in page) {
    if (page.redirectTo !== null) return reply.redirect(page.redirectTo, 301)
    reply.callNotFound()
    return reply
  }
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', row.audience === 'everybody' ? keptForEverybody : visitorsOwn)
  }
  reply.header('content-security-policy', services.renderer.assetsOf(route).contentSecurityPolicy)
  return sendBody(request, reply, wantsJson(request) ? page.json : page.html)
}

/** Reads only what the row declares, in its order, so that equal pages have equal keys. */
function readPageRequest(
  services: PageServices,
  row: PageRow<RouteName>,
  request: FastifyRequest,
  reply: FastifyReply,
): PageRequest {
  const question = request.url.indexOf('?')
  const path = question === -1 ? request.url : request.url.slice(0, question)
  const params = request.params as Record<string, string>
  const query = new URLSearchParams()
  const given = new URLSearchParams(question === -1 ? '' : request.url.slice(question))
  for (const name of row.queryNames) {
    for (const value of new Set(given.getAll(name))) if (value !== '') query.append(name, value)
  }
  const fallback = row.queryFromCookie
  if (fallback) {
    const asked = query.get(fallback.name)
    if (asked !== null && fallback.values.includes(asked)) {
      reply.header(
        'set-cookie',
        `${fallback.cookie}=${asked}; Max-Age=${fallback.maxAgeSeconds}; Path=/; SameSite=Lax`,
      )
      reply.header('cache-control', visitorsOwn)
    } else {
      const stored = readCookie(request, fallback.cookie)
      query.delete(fallback.name)
      if (stored !== null && fallback.values.includes(stored)) query.set(fallback.name, stored)
    }
  }
  const own = row.audience === 'visitor' && { cookie: (name: string) => readCookie(request, name) }
  const isLookAhead = request.method === 'HEAD'
  return { path, params, query, publicUrl: services.publicUrl, isLookAhead, ...own }
}
