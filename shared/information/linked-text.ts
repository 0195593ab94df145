type TextPart = { text: string; href?: string }

const link = /\[([^[\]]+)\]\(([^)\s[]+)\)/g
/** A page of the shop, an address of the web or of mail, or a place in the page: nothing that runs. */
const safe = /^(?:\/(?![/\\])|https?:\/\/|mailto:|#)/

/** Splits plain words with links written `[words](address)` into parts, in order; a link to what would run is words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(link)) {
    const [whole, words = '', href = ''] = match
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push(safe.test(href) ? { text: words, href } : { text: words })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** The words alone, for places that take no links. */
export function withoutLinks(text: string): string {
  return splitLinks(text)
    .map((part) => part.text)
    .join('')
}
