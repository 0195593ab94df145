import type { FastifyRequest } from 'fastify'
import {
  noSnapshots,
  type PageData,
  type PagePayload,
  type RouteName,
} from '../../../shared/pages/page-payload.ts'
import type { Piece } from '../../platform/cache/body-forms.ts'
import { lasting, type PartCache } from '../../platform/cache/part-cache.ts'
import { wantsJson } from '../../platform/http/negotiation.ts'
import type { PageHead } from '../../platform/http/page-loading.ts'
import { buildDocument } from './document.ts'
import type { ServedFrame } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'
import { payloadPieces, payloadRowPieces } from './payload-pieces.ts'

export type PageParts<R extends RouteName = RouteName> = {
  route: R
  data: PageData[R]
  head: PageHead
  frame: ServedFrame
}

/** What pages are rendered with. */
export type Rendering = { renderer: PageRenderer; parts: PartCache; publicUrl: string }

/** The HTML document of a page, or its payload as JSON for navigation in the browser. */
export type PageForm = 'html' | 'json'

export const pageTypes: Record<PageForm, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export const askedForm = (request: FastifyRequest): PageForm => (wantsJson(request) ? 'json' : 'html')

/** A page in the form that is asked for, piece by piece. */
export async function renderPageAs<R extends RouteName>(
  form: PageForm,
  { renderer, parts, publicUrl }: Rendering,
  { route, data, head, frame }: PageParts<R>,
): Promise<Piece[]> {
  const payload = {
    route,
    data,
    navigation: lasting(frame.navigation),
    footer: lasting(frame.footer),
    noticeStrip: lasting(frame.noticeStrip),
    ...noSnapshots,
  } as unknown as PagePayload
  const { items, groupRuns } = frame.navigation
  // The menus are in the document, which the browser leaves alone (docs/performance.md).
  const read = { ...payload, navigation: { items, groupRuns } }
  if (form === 'json') return payloadPieces(read, parts)
  const body = await renderer.render(payload, parts)
  const gatesHtml = await renderer.renderGates(frame.gates)
  const assets = renderer.assetsOf(payload)
  const rows = payloadRowPieces(read, parts)
  const marks = marksOf(frame, renderer)
  return buildDocument({ payload, rows, head, body, gatesHtml, assets, publicUrl, parts, ...marks })
}

function marksOf({ gates, switches }: ServedFrame, { worker }: PageRenderer) {
  return { gates, switches: { ...switches, offline: switches.offline && worker !== null } }
}
