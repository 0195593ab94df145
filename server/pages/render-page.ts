import type { PageData, PagePayload, RouteName } from '../../shared/page-payload.ts'
import type { PageHead } from '../http/page-loading.ts'
import { buildDocument, escapeJson } from './document.ts'
import type { ServedFrame } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'

export type PageParts<R extends RouteName = RouteName> = {
  route: R
  data: PageData[R]
  head: PageHead
  frame: ServedFrame
}

/** A page in both its forms: the HTML document, and the payload as JSON for navigation in the browser. */
export async function renderPageParts<R extends RouteName>(
  renderer: PageRenderer,
  publicUrl: string,
  { route, data, head, frame }: PageParts<R>,
): Promise<{ html: string; json: string }> {
  const payload = {
    route,
    data,
    navigation: frame.navigation,
    footer: frame.footer,
    noticeStrip: frame.noticeStrip,
    basketSnapshot: null,
    wishlistSnapshot: null,
    cartSnapshot: null,
  } as unknown as PagePayload
  const body = await renderer.render(payload)
  const assets = renderer.assetsOf(route)
  return {
    html: buildDocument({ payload, head, body, assets, publicUrl, ...marksOf(frame, renderer) }),
    json: escapeJson(payload),
  }
}

function marksOf({ gates, switches }: ServedFrame, { worker }: PageRenderer) {
  return { gates, switches: { ...switches, offline: switches.offline && worker !== null } }
}
