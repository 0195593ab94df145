import { escapeHtml } from '../../platform/http/escape-html.ts'

type AtomEntry = {
  /** A URN or address that stays the same for ever. */
  id: string
  title: string
  href: string
  /** ISO 8601, UTC. */
  publishedAt: string
  author: string
  category: string
  summary: string
}
type AtomFeed = { title: string; selfUrl: string; pageUrl: string; entries: readonly AtomEntry[] }

/** A feed by RFC 4287; escapes every value and omits characters that XML cannot contain. */
export function renderAtomFeed({ title, selfUrl, pageUrl, entries }: AtomFeed): string {
  const updatedAt =
    entries
      .map((entry) => entry.publishedAt)
      .sort()
      .at(-1) ?? neverAt
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${safe(selfUrl)}</id>
<title>${safe(title)}</title>
<updated>${updatedAt}</updated>
<author><name>Dray</name></author>
<link rel="self" type="application/atom+xml" href="${safe(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${safe(pageUrl)}"/>
${entries.map(renderEntry).join('')}</feed>
`
}

/** A feed must state when it changed, even when it is empty. */
const neverAt = '1970-01-01T00:00:00Z'

function renderEntry({ id, title, href, publishedAt, author, category, summary }: AtomEntry): string {
  return `<entry>
<id>${safe(id)}</id>
<title>${safe(title)}</title>
<published>${publishedAt}</published>
<updated>${publishedAt}</updated>
<author><name>${safe(author)}</name></author>
<link rel="alternate" type="text/html" href="${safe(href)}"/>
<category term="${safe(category)}"/>
<summary>${safe(summary)}</summary>
</entry>
`
}

/** XML 1.0 does not allow these characters, even escaped. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const safe = (text: string) => escapeHtml(text.replace(unfit, ''))
