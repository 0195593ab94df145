/** Text of others as a line of Markdown: nothing in it is taken for a format, a link or HTML. */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~]/g, String.raw`\$&`)
    .replace(/&(?=#?\w{1,31};)/g, String.raw`\&`)
    .replace(/^([-+=])/, String.raw`\$1`)
    .replace(/^(\d{1,9})([.)])(?= |$)/, String.raw`$1\$2`)
}

/** Several paragraphs of others as Markdown, with an empty line between them. */
export function markdownParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(markdownText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** A link whose words are escaped here; its address must be one of ours or a checked one. */
export const markdownLink = (words: string, href: string): string =>
  `[${markdownText(words)}](${href.replace(/[()\s<>\\]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))})`

/** A table of cells that are Markdown already; '' without rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [tableLine(head), tableLine(head.map(() => '---')), ...rows.map(tableLine)].join('\n')
}

const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Blocks with an empty line between them; empty ones are left out. */
export const markdownDocument = (blocks: readonly (string | null | false)[]): string =>
  `${blocks.filter((block) => typeof block === 'string' && block !== '').join('\n\n')}\n`
