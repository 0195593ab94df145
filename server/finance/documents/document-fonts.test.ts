import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { fontFiles, printableText } from './document-fonts.ts'

test.each([
  ['Café £5 – ‘best’ ½', 'Café £5 – ‘best’ ½'],
  ['Tŷ Gŵr Plzeň Łódź', 'Tŷ Gŵr Plzeň Łódź'],
  ['e\u0301\u0007', 'é'],
  ['one\ttwo\nthree\u202ffour', 'one two three\u202ffour'],
  ['free\u2011house, 440\u00a0ml\u212e', 'free\u2011house, 440\u00a0ml℮'],
  ['Bitter\u00adness\u200b\u200e', 'Bitterness'],
  ['麦 🍺 مرحبا', '□ □ □□□□□'],
])('%j is printed as %j (DOC-21)', (text, printed) => {
  expect(printableText(text)).toBe(printed)
  expect(printableText(printed)).toBe(printed)
})

test('both fonts have the same letters (DOC-21)', () => {
  const [regular, bold] = [fontFiles.regular, fontFiles.bold].map((file) => {
    const font = openSync(file)
    return 'characterSet' in font ? font.characterSet : []
  })
  expect(regular!.length).toBeGreaterThan(2000)
  expect(bold).toEqual(regular)
})
