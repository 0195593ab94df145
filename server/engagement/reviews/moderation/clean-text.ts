/** Every living script gets by with two marks on one letter. */
const furtherMarks = /(\p{M}{2})\p{M}+/gu
/** So many marks on one letter are drawn, not written. */
const drawnMarks = /\p{M}{5,}/u

const controls = /[^\P{Cc}\n\t]/gu
/** Turn the direction of whatever follows, also outside the text. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu
/** Seen by no one, and often pasted along. Joiners, emoji's variations and the tags of flags stay. */
const unseen =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** What is stored of a text, and whether it came in a disguise. */
export type CleanText = { text: string; isDisguised: boolean }

/**
 * Text as it is stored: composed (NFC), without control and invisible characters or marks piled on one letter, at most
 * one empty line in a row, trimmed. Everything that is left may be shown as it is, escaped.
 */
export function cleanText(raw: string): CleanText {
  const whole = raw.toWellFormed().normalize('NFC')
  const isDisguised = whole.search(turning) !== -1 || drawnMarks.test(whole)
  const text = whole
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controls, '')
    .replace(turning, '')
    .replace(unseen, '')
    .replace(furtherMarks, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, isDisguised }
}

/** The same on one line. */
export function cleanLine(raw: string): CleanText {
  const { text, isDisguised } = cleanText(raw)
  return { text: text.replace(/\s+/gu, ' '), isDisguised }
}
