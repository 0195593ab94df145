import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const fileOf = (style: string) => resolve(`@expo-google-fonts/arimo/${style}/Arimo_${style}.ttf`)

/**
 * Arimo has the widths of Helvetica, and the letters of all European languages: Latin with its extensions, Greek and
 * Cyrillic (server/finance/documents/README.md). pdfkit embeds the letters that a document uses.
 */
export const fontFiles = { regular: fileOf('400Regular'), bold: fileOf('700Bold') }

const font = openSync(fontFiles.regular)
const glyphs = new Set('characterSet' in font ? font.characterSet : [])

/** Shown for a character that the font does not have. */
const missing = '\u25a1'

/**
 * Text as documents show it: without soft hyphens, marks of direction and other characters that have no shape, and with a
 * box for a character that the font lacks, never another letter.
 */
export function printableText(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\t-\r\u2028\u2029]/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
  return [...visible].map(printableCharacter).join('')
}

function printableCharacter(character: string): string {
  if (glyphs.has(character.codePointAt(0)!)) return character
  return /\s/.test(character) ? ' ' : missing
}
