/** Search engines show about this many characters of a page's description. */
const longest = 155

/** Shortens a text to the description of its page: whole words on one line. The other text replaces an empty one. */
export function shortDescription(text: string, otherwise: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return otherwise
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40)).replace(/[\s,;:.–-]+$/, '')}…`
}
