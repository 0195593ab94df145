import { documentTitle } from '../../shared/document-title.ts'
import { type GateName, isGated } from '../../shared/gates.ts'
import type { PagePayload } from '../../shared/page-payload.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { PageHead } from '../http/page-loading.ts'
import type { Switches } from '../settings/frame-settings.ts'
import type { PageAssets } from './page-renderer.ts'

type Parts = {
  payload: PagePayload
  head: PageHead
  /** What renderPage drew. */
  body: string
  assets: PageAssets
  publicUrl: string
  /** Gates that the operators' flags put up: the page is held back until the browser knows who has answered them. */
  gates: readonly GateName[]
  switches: Switches
}

/** As storefront/ui/first-view-end.tsx has it. */
const mark = '<template id="drawn"></template>'

/**
 * The whole HTML document of a page. Every value is escaped for the place it stands in. The browser draws it once it
 * has come to the mark (rel=expect of the HTML Standard), which stands where a page says that nothing after it can be
 * seen or move what is, else behind the page; the payload, a quarter of the bytes, follows after that. Fonts are named
 * on the root: early.ts has those fetched first that this browser has.
 */
export function buildDocument({ payload, head, body, assets, publicUrl, gates, switches }: Parts): string {
  const title = escapeHtml(documentTitle(payload.data.title))
  const description = escapeHtml(head.description)
  const canonical = escapeHtml(publicUrl + head.canonicalPath)
  const image = escapeHtml(new URL(head.imageUrl ?? '/pictures/scene/dray-on-quay.svg', publicUrl).href)
  return `<!doctype html>
<html lang="en-GB" data-fonts="${assets.fonts.join(' ')}"${isGated(payload.route) ? ` data-gates="${gates.join(' ')}"` : ''}${switchMarks(switches)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${head.indexed ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex, follow">'}
${(head.feeds ?? []).map(({ title: name, href }) => `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(name)}" href="${escapeHtml(href)}">`).join('\n')}
<meta property="og:site_name" content="Dray">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${image}">
<meta name="twitter:card" content="summary_large_image">
<meta name="api-base" content="${escapeHtml(publicUrl)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191614" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/pictures/site-mark.svg" type="image/svg+xml">
<link rel="expect" href="#drawn" blocking="render">
${assets.styles.map(({ href, text }) => `<link rel="stylesheet" href="${href}" disabled><style>${text}</style>`).join('\n')}
${assets.fonts.map((href) => `<noscript><link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin></noscript>`).join('\n')}
${assets.lateStyles.map((href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`).join('\n')}
${(head.preloadImages ?? []).map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="image" fetchpriority="high">`).join('\n')}
<script>${assets.earlyScript}</script>
<script type="module" src="${assets.entry}" fetchpriority="low"></script>
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
${(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`).join('\n')}
</head>
<body>
<div id="app">${body}</div>
${body.includes(mark) ? '' : mark}
<script type="application/json" id="payload">${escapeJson(payload)}</script>
</body>
</html>
`
}

const switchMarks = ({ wishlist, offline }: Switches) =>
  `${wishlist ? '' : ' data-wishlist="off"'}${offline ? ' data-offline' : ''}`

/** JSON that cannot end the script element it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
