import { documentTitle } from '../../../shared/pages/page-frame-data.ts'
import { type GateName, isGated } from '../../../shared/pages/gates.ts'
import type { PagePayload } from '../../../shared/pages/page-payload.ts'
import type { Piece } from '../../platform/cache/body-forms.ts'
import { lasting, type PartCache } from '../../platform/cache/part-cache.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { PageHead } from '../../platform/http/page-loading.ts'
import type { Switches } from '../../platform/settings/frame-settings.ts'
import type { PageAssets } from './page-assets.ts'
import { escapeJson } from './payload-pieces.ts'

type Parts = {
  payload: PagePayload
  /** The payload as payloadRowPieces writes it. */
  rows: readonly Piece[]
  head: PageHead
  /** What renderPage rendered. */
  body: readonly Piece[]
  /** What renderGates rendered. */
  gatesHtml: string
  assets: PageAssets
  publicUrl: string
  /** Gates that the operators' flags put up: early.ts shows the first that the visitor has not answered. */
  gates: readonly GateName[]
  switches: Switches
  parts: PartCache
}

/** As storefront/ui/core/first-view-end.tsx has it. */
const mark = '<template id="drawn"></template>'

/**
 * The whole HTML document of a page, piece by piece. Every value is escaped for the place it is in. The browser draws
 * it once it has come to the mark (rel=expect of the HTML Standard), which is where a page says that nothing after it
 * can be seen or move what is, else behind the page; what only programs read, the payload and JSON-LD, follows after that. Fonts are
 * named on the root: early.ts has those fetched first that this browser has.
 */
export function buildDocument(given: Parts): Piece[] {
  const { payload, rows, head, body, gatesHtml, assets, publicUrl, gates, switches, parts } = given
  const title = escapeHtml(documentTitle(payload.data.title))
  const description = escapeHtml(head.description)
  const canonical = escapeHtml(publicUrl + head.canonicalPath)
  const image = escapeHtml(new URL(head.imageUrl ?? '/pictures/scene/dray-on-quay.svg', publicUrl).href)
  const files = parts.constant(lasting(assets), `files ${gates.join(' ')}`, () => filesOf(assets))
  const gateDialogs = parts.constant(lasting(assets), `gates ${gates.join(' ')}`, () => gatesHtml)
  const hasMark = body.some((piece) => typeof piece === 'string' && piece.includes(mark))
  return [
    `<!doctype html>
<html lang="en-GB" data-fonts="${assets.fonts.join(' ')}"${isGated(payload.route) ? ` data-gates="${gates.join(' ')}"` : ''}${switchMarks(switches)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${head.indexed ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex, follow">'}
${(head.feeds ?? []).map(({ title: name, href }) => `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(name)}" href="${escapeHtml(href)}">`).join('\n')}
${head.twinHref === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${escapeHtml(head.twinHref)}">`}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${image}">
<meta name="api-base" content="${escapeHtml(publicUrl)}">
${(head.preloadImages ?? []).map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="image" fetchpriority="high">`).join('\n')}
`,
    files ?? filesOf(assets),
    `
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
`,
    gateDialogs ?? gatesHtml,
    '\n<div id="app">',
    ...body,
    `</div>
${hasMark ? '' : mark}
<script type="application/json" id="payload">`,
    ...rows,
    `</script>
${(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`).join('\n')}
</body>
</html>
`,
  ]
}

/**
 * What the documents of all pages of one route name have in their heads. The early script is before the styles, which take longer to
 * arrive and to read: what it asks for comes that much sooner. It asks for the modules too: one that Chromium's scanner of the document
 * has from the worker is of another world, and is fetched again.
 */
function filesOf(assets: PageAssets): string {
  return `<meta property="og:site_name" content="Dray">
<meta property="og:type" content="website">
<meta name="twitter:card" content="summary_large_image">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191614" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/pictures/site-mark.svg" type="image/svg+xml">
<link rel="expect" href="#drawn" blocking="render">
<script data-modules="${[assets.older, ...assets.preloads].join(' ')}">${assets.earlyScript}</script>
<script type="module" src="${assets.entry}" fetchpriority="low"></script>
${assets.styles.map(({ href, text }) => `<link rel="held" href="${href}"><style>${text}</style>`).join('\n')}
${assets.fonts.map((href) => `<noscript><link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin></noscript>`).join('\n')}
${assets.lateStyles.map((href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`).join('\n')}`
}

const switchMarks = ({ wishlist, offline }: Switches) =>
  `${wishlist ? '' : ' data-wishlist="off"'}${offline ? ' data-offline' : ''}`
