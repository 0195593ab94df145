import { splitLinks } from '../../../shared/information/linked-text.ts'
import type { MailBlock, MailContent, MailSpan } from '../../../shared/mail/mail-body.ts'

/** What staff add to a mail: paragraphs apart by an empty line, with links written `[words](https://…)`. */
export type LetterWords = { above: string; below: string }
/** What is added to the mails of a template now; null for nothing. */
export type WordsOfLetter = (template: string) => Promise<LetterWords | null>

/** A mail with what the staff say above and below it (STAF-22). Every text is escaped where the mail is rendered. */
export const withLetterWords = (content: MailContent, words: LetterWords | null): MailContent =>
  words === null ? content : { ...content, above: blocksOf(words.above), below: blocksOf(words.below) }

const blocksOf = (text: string): MailBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', spans: splitLinks(paragraph).map(spanOf) }))

/** Another address than one of the web is written as words: a mail has no page that it could be a path of. */
const spanOf = ({ text, href }: { text: string; href?: string }): MailSpan =>
  href !== undefined && /^https?:\/\//.test(href) ? { text, href } : { text }
