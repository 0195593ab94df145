import type { FastifyReply, FastifyRequest } from 'fastify'
import { noSnapshots, type PagePayload, type RouteName } from '../../../shared/pages/page-payload.ts'
import { pathOfTwin, twinPath } from '../../../shared/paths/twin-path.ts'
import { sendBody, textOf } from '../../platform/cache/cached-body.ts'
import type { EdgeHeaders } from '../../platform/cache/edge-headers.ts'
import type { TwinCache } from '../../platform/cache/twin-cache.ts'
import { htmlToMarkdown } from '../../platform/http/html-to-markdown.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { headerPath, sendRedirect } from '../../platform/http/send-redirect.ts'
import type { FrameSource } from './page-frame.ts'
import type { PageEntry } from './page-table.ts'
import type { Rendering } from './render-page.ts'

export type TwinDeps = Rendering & { frame: FrameSource; twins: TwinCache; edgeHeaders: EdgeHeaders }

/** What a request asks about a page, and how its answer is cached. */
type TwinRequest = {
  request: FastifyRequest
  page: PageRequest
  key: string
  headers: { 'cache-control': string; vary: string }
}

/**
 * The Markdown twin of a page (PLAT-19): from the loader of the page, and dropped by the same topics. It is at the
 * page's address with '.md' and for Accept: text/markdown. Search engines are sent to the page.
 */
export async function sendTwin<Deps extends TwinDeps>(
  deps: Deps,
  { route, row }: PageEntry<Deps>,
  { request, page, key, headers }: TwinRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isOwnAddress = isTwinAddress(request)
  const twin = await deps.twins.get(key, async () => {
    const result = await row.load(deps, page)
    if (result.kind !== 'page') return { redirectTo: result.kind === 'redirect' ? result.to : null }
    const { data, head, topics, isPartial, freshUntil } = result
    const text =
      row.twin === 'rendered'
        ? await renderedTwin(deps, { route, data })
        : row.twin!(data, { publicUrl: deps.publicUrl })
    return { topics, text, canonicalPath: head.canonicalPath, isPartial, freshUntil }
  })
  if ('redirectTo' in twin) {
    if (twin.redirectTo === null) {
      reply.callNotFound()
      return reply
    }
    return sendRedirect(reply, isOwnAddress ? twinPath(twin.redirectTo) : twin.redirectTo, 301)
  }
  reply.headers({
    ...headers,
    ...deps.edgeHeaders(twin),
    link: `<${headerPath(deps.publicUrl + twin.canonicalPath)}>; rel="canonical"`,
    'x-robots-tag': 'noindex',
  })
  return sendBody(request, reply, twin.body)
}

export const isTwinAddress = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^[^?]*\.md(?:\?|$)/.test(url)

/** A page whose words are in the storefront: what it renders, as Markdown. */
async function renderedTwin(
  { renderer, parts, frame, publicUrl }: TwinDeps,
  { route, data }: { route: RouteName; data: Extract<PageResult<RouteName>, { kind: 'page' }>['data'] },
): Promise<string> {
  const { frame: served } = await frame.load()
  const { navigation, footer, noticeStrip } = served
  const payload = { route, data, navigation, footer, noticeStrip, ...noSnapshots } as unknown as PagePayload
  const html = textOf(await renderer.render(payload, parts))
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? ''
  return htmlToMarkdown(main, publicUrl)
}

/** The path of the page that a request asks for, by its own address or the twin's. */
export const pagePathOf = (path: string, hasTwin: boolean): string => (hasTwin ? pathOfTwin(path) : path)
