import type { Plugin } from 'vite'

/** All that one byte does not hold: V8 takes two for each character of a script that has a single one of them. */
const beyondOneByte = /[^\0-\u{ff}]/gu
/** But for the sources of regular expressions, which read an escape as the sign. */
const rawText = /(?<!new RegExp\(\s*)String\.raw`[^`]*[^\0-\u{ff}][^`]*`/u

/**
 * Writes what a process runs in half the memory, which holds the text of its scripts as long as it lives: names such as Mâcon and the pound
 * stay as they are, dashes, quotation marks and pictures are escaped. Lines stay where the source maps have them. Throws where a text is raw,
 * in which an escape would be six characters.
 */
export const oneByteText: Plugin = {
  name: 'one-byte-text',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (rawText.test(chunk.code)) throw new Error(`${chunk.fileName} has a raw text beyond one byte`)
      chunk.code = chunk.code.replace(beyondOneByte, escaped)
    }
  },
}

const escaped = (sign: string): string =>
  Array.from(
    { length: sign.length },
    (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
