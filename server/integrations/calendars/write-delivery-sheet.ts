import { drawWordmark } from '../../../artwork/draw-wordmark.ts'
import { momentText } from '../../../shared/delivery/moment-text.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { hashOf } from '../../platform/http/security-headers.ts'
import type { SheetDay } from './delivery-sheet.ts'

/** Inks of the storefront's tokens; on paper black on white. */
const style = `:root{color-scheme:light dark;--paper:light-dark(#f6f1e7,#17130f);--card:light-dark(#fffcf6,#211b16);--ink:light-dark(#1d1713,#f4ecdd);--soft:light-dark(#4e443a,#cabda9);--rule:light-dark(#d6ccb9,#3d342b)}
*{box-sizing:border-box;margin:0}
body{max-inline-size:44rem;margin-inline:auto;padding:0 1rem 3rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:inline-block;padding:.75rem 1rem;border-block-end:3px solid #b8721a;border-radius:0 0 6px 6px;background:#1d1713;color:#f6f1e7}
header svg{display:block;block-size:1.5rem}
h1{margin-block:1.5rem .25rem;font-size:1.75rem;line-height:1.15}
h2{margin-block:2rem .75rem;padding-block-start:.5rem;border-block-start:4px solid var(--ink);font-size:1.25rem}
h3{font-size:1.0625rem}
p{color:var(--soft)}
article{padding:.875rem 1rem;border:1px solid var(--rule);background:var(--card);break-inside:avoid}
article+article{margin-block-start:.75rem}
ul{margin-block-start:.5rem;padding:0;list-style:none}
li{display:flex;gap:.75rem;align-items:baseline;padding-block:.375rem;border-block-start:1px solid var(--rule)}
li::before{flex:none;inline-size:1rem;block-size:1rem;border:1.5px solid currentcolor;content:'';transform:translateY(.125rem)}
b{flex:none;min-inline-size:2.5rem;font-variant-numeric:tabular-nums}
strong{color:var(--ink)}
@page{size:A4;margin:14mm}
@media print{:root{color-scheme:only light;--paper:#fff;--card:#fff;--ink:#000;--soft:#333;--rule:#999}body{max-inline-size:none;padding:0;font-size:11pt}h2{break-after:avoid}header{border:2px solid #000;background:none;color:#000}}`

/** The page runs nothing and fetches nothing. */
export const deliverySheetPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page without scripts and prices: what arrives at a site and when, with a box to tick for each line (BIZ-13). */
export function writeDeliverySheet({
  site,
  days,
  now,
}: {
  site: string
  days: readonly SheetDay[]
  now: Date
}): string {
  const title = escapeHtml(`Deliveries to ${site}`)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header aria-label="Dray">${drawWordmark()}</header>
<main>
<h1>${title}</h1>
<p>As of ${escapeHtml(momentText(now))}. Reload the page for changes.</p>
${days.length === 0 ? '<p><strong>No delivery is on its way.</strong></p>' : days.map(dayHtml).join('\n')}
</main>
</body>
</html>
`
}

const dayHtml = ({ day, loads }: SheetDay): string => `<section>
<h2>${escapeHtml(day)}</h2>
${loads.map(loadHtml).join('\n')}
</section>`

const loadHtml = ({ title, notes, isUnconfirmed, items }: SheetDay['loads'][number]): string => `<article>
<h3>${escapeHtml(title)}</h3>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${isUnconfirmed ? '<p><strong>Not yet confirmed by the brewery</strong></p>' : ''}
<ul>
${items.map(({ units, title: item }) => `<li><b>${units} ×</b> ${escapeHtml(item)}</li>`).join('\n')}
</ul>
</article>`
