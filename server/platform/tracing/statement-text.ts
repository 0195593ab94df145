const longest = 2000

/** A statement for a span: without its literals, on one line, its first 2,000 characters. */
export const statementText = (text: string) =>
  text
    .slice(0, longest * 2)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** What a statement does: its first word. */
export const statementName = (text: string) =>
  /[a-z]+/i.exec(text.slice(0, 200))?.[0].toLowerCase() ?? 'statement'
