/** A field as typed: it may be missing. */
export type Typed = string | null | undefined

/** One line as a person typed it: trimmed, runs of spaces made one, composed (NFC). */
export const tidyLine = (text: Typed): string => (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Paragraphs as typed: every line tidied, at most one empty line between them. */
export const tidyLines = (text: Typed): string =>
  (text ?? '')
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Control characters, characters that turn the direction of text, and invisible ones: they forge mails and logs. */
const unseen = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u
export const hasUnseen = (text: string): boolean => unseen.test(text.replaceAll('\n', ''))

/** What a form says at a field with such characters. */
export const unseenRefused = 'Take out the characters that cannot be seen.'
