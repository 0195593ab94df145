import type { MailBlock } from '../../../shared/mail/mail-body.ts'
import { IssueFileError, readIssueSpans } from './read-issue-spans.ts'

/** Markdown that newsletters do not support: an error reports it, because a mail would show it unrendered. */
const unknown: [pattern: RegExp, what: string][] = [
  [/!\[/, 'pictures'],
  [/<\/?[a-z!]/i, 'HTML'],
  [/^\s*```/, 'code'],
  [/^\s*>/, 'quotations'],
  [/^\s*\|/, 'tables'],
  [/^\s*\d+[.)] /, 'numbered lists'],
  [/^\s+[-*] /, 'lists within lists'],
  [/^(#|####+) /, "headings other than '## ' and '### '"],
]

/** The body of an issue: paragraphs, '## ' headings and '- ' lists, with a blank line between them. */
export function readIssueBlocks(
  lines: readonly string[],
  { firstLine, publicUrl }: { firstLine: number; publicUrl: string },
): MailBlock[] {
  const blocks: MailBlock[] = []
  let open: { at: number; lines: string[] } = { at: 0, lines: [] }
  const close = () => {
    if (open.lines.length > 0) blocks.push(readBlock(open.lines, { line: open.at, publicUrl }))
    open = { at: 0, lines: [] }
  }
  for (const [index, line] of lines.entries()) {
    const number = firstLine + index
    const foreign = unknown.find(([pattern]) => pattern.test(line))
    if (foreign) throw new IssueFileError(number, `letters have no ${foreign[1]}.`)
    if (line.trim() === '' || isHeading(line)) close()
    if (line.trim() === '') continue
    if (open.lines.length === 0) open.at = number
    if (open.lines.length > 0 && isItem(line) !== isItem(open.lines[0]!) && isItem(line)) {
      close()
      open.at = number
    }
    open.lines.push(line)
    if (isHeading(line)) close()
  }
  close()
  return blocks
}

const isHeading = (line: string) => /^###? /.test(line)
const isItem = (line: string) => /^[-*] /.test(line)

/** One block; lines of a paragraph or an item that go on are joined. */
function readBlock(lines: string[], place: { line: number; publicUrl: string }): MailBlock {
  const [first = ''] = lines
  if (isHeading(first)) return { kind: 'heading', spans: readIssueSpans(first.replace(/^#+ +/, ''), place) }
  if (!isItem(first)) return { kind: 'paragraph', spans: readIssueSpans(joined(lines), place) }
  const items: string[][] = []
  for (const line of lines) {
    if (isItem(line)) items.push([line.replace(/^[-*] +/, '')])
    else items.at(-1)!.push(line)
  }
  return { kind: 'list', items: items.map((item) => readIssueSpans(joined(item), place)) }
}

const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ')
