type TextPart = { text: string; href?: string }

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits plain words with links written `[words](address)` into parts, in order. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(link)) {
    const [whole, words = '', href = ''] = match
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: words, href })
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
