import type { MailSpan } from '../../../shared/mail/mail-body.ts'

type Place = { line: number; publicUrl: string }

/** [words](address), **strong**, *emphasis*, and \ before a literal sign. */
const mark = /\\([\\*_[\]()#-])|\[([^[\]]+)\]\(([^()\s]*)\)|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g

/** The words of a block with their links and looks. Throws IssueFileError for a link that is none. */
export function readIssueSpans(text: string, place: Place): MailSpan[] {
  const spans: MailSpan[] = []
  const add = (span: MailSpan) => {
    const last = spans.at(-1)
    const isPlain = span.look === undefined && span.href === undefined
    if (span.text === '') return
    if (isPlain && last && last.look === undefined && last.href === undefined) last.text += span.text
    else spans.push(span)
  }
  let at = 0
  for (const found of text.matchAll(mark)) {
    const [whole, escaped, words, address, strong, emphasis] = found
    add({ text: text.slice(at, found.index) })
    at = found.index + whole.length
    if (escaped !== undefined) add({ text: escaped })
    if (words !== undefined) add({ text: words, href: readIssueLink(address ?? '', place) })
    if (strong !== undefined) add({ text: strong, look: 'strong' })
    if (emphasis !== undefined) add({ text: emphasis, look: 'emphasis' })
  }
  add({ text: text.slice(at) })
  return spans
}

/** An absolute address: of the shop if it starts with '/', otherwise https or mailto. */
export function readIssueLink(address: string, { line, publicUrl }: Place): string {
  if (/^\/(?![/\\])/.test(address) && URL.canParse(publicUrl + address)) return publicUrl + address
  if (/^(https:\/\/[^/\s]|mailto:[^@\s]+@)/.test(address) && URL.canParse(address)) return address
  const sentence = `'${address}' is no link: it starts with https://, mailto: or, for the shop itself, '/'.`
  throw new IssueFileError(line, sentence)
}

/** An issue's file that cannot be sent; the message names the line. */
export class IssueFileError extends Error {
  override name = 'IssueFileError'

  constructor(line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`)
  }
}
