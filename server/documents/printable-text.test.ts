import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { pdfText } from '../../tests/support/shops/pdf-text.ts'
import { setFont } from './document-fonts.ts'
import { collect } from './document-layout.ts'
import { isStandardText, printableText } from './printable-text.ts'

type GlyphFont = { hasGlyphForCodePoint: (code: number) => boolean }

/** The words of a PDF with this text in both weights. */
async function printed(text: string): Promise<string[]> {
  const document = new PdfDocument({ size: 'A4' })
  const bytes = collect(document)
  for (const isBold of [false, true]) {
    const words = printableText(text)
    setFont(document, words, { isBold }).text(words, { lineBreak: false })
  }
  document.end()
  return pdfText(await bytes).split('\n')
}

test.each([
  ['English', 'Café £5 ½'],
  ['Welsh', 'Tŷ Gwyn, Stryd y Bôr, Ynys Môn ŵŷẁẃ'],
  ['Polish', 'Łukasz Żółć'],
  ['Czech and Turkish', 'Dvořák Ğışık'],
  ['Greek', 'Ξένος'],
  ['Cyrillic', 'Їжак'],
  ['a box for others', 'Tap □'],
])('%s can be printed, copied out and searched: %s (PLAT-30)', async (_what, text) => {
  expect(await printed(text)).toEqual([text, text])
})

test('what no font has is a box, and no other letter (PLAT-30)', () => {
  expect(printableText('麦 Stout 🍺 \u0007')).toBe('□ Stout □ □')
})

test('the embedded fonts have every letter that is passed to them (PLAT-30)', () => {
  const document = new PdfDocument()
  for (const isBold of [false, true]) {
    setFont(document, 'ŵ', { isBold })
    const { font } = Reflect.get(document, '_font') as { font: GlyphFont }
    const missing = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code).normalize('NFC'))
      .filter((sign) => sign.length === 1 && printableText(sign) === sign && !isStandardText(sign))
      .filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!))
    expect(missing).toEqual([])
  }
})
