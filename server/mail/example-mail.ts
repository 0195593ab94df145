import type { MailTemplate } from './mail-content.ts'
import { type LetterWords, withLetterWords } from './letter-words.ts'
import { mailTemplates, type MailTemplateName } from './mail-templates.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

/** A mail with its example's data, what staff add, and the shop's contact address, as it would come. */
export function exampleMail(
  name: MailTemplateName,
  { words, contact }: { words: LetterWords | null; contact: string },
): RenderedMail {
  const { write, example } = mailTemplates[name] as MailTemplate<unknown>
  return renderMail(withLetterWords(write(example), words), contact)
}
