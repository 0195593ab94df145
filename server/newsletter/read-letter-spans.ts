import type { MailSpan } from '../mail/mail-content.ts'
import { LetterFileError } from './letter-file-error.ts'

type Place = { line: number; publicUrl: string }

/** [words](address), **strong**, *emphasis*, and \ before a sign that is meant as it stands. */
const mark = /\\([\\*_[\]()#-])|\[([^[\]]+)\]\(([^()\s]*)\)|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g

/** The words of a block with their links and looks. Throws LetterFileError for a link that is none. */
export function readLetterSpans(text: string, place: Place): MailSpan[] {
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
    if (words !== undefined) add({ text: words, href: readLetterLink(address ?? '', place) })
    if (strong !== undefined) add({ text: strong, look: 'strong' })
    if (emphasis !== undefined) add({ text: emphasis, look: 'emphasis' })
  }
  add({ text: text.slice(at) })
  return spans
}

/** An address in full: one of the shop where it starts with '/', else https or mailto. */
export function readLetterLink(address: string, { line, publicUrl }: Place): string {
  if (/^\/(?![/\\])/.test(address) && URL.canParse(publicUrl + address)) return publicUrl + address
  if (/^(https:\/\/[^/\s]|mailto:[^@\s]+@)/.test(address) && URL.canParse(address)) return address
  const sentence = `'${address}' is no link: it starts with https://, mailto: or, for the shop itself, '/'.`
  throw new LetterFileError(line, sentence)
}
