import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneByteText } from './one-byte-text.ts'

/** The code of a chunk as the build writes it. */
function written(code: string): string {
  const chunk = { type: 'chunk', fileName: 'some.js', code }
  const { generateBundle } = oneByteText as unknown as { generateBundle: (...given: unknown[]) => void }
  generateBundle({}, { 'some.js': chunk, 'some.css': { type: 'asset', source: '’' } })
  return chunk.code
}
// oxlint-disable-next-line no-eval -- what the code means is what is tested
const valueOf = (code: string): unknown => (0, eval)(code)

test('a text that is written in one byte a character means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const code = written(JSON.stringify(text))
      expect(code).not.toMatch(/[^\0-\u{ff}]/u)
      expect(valueOf(code)).toBe(text)
    }),
  )
})

test('accents and the pound stay as they are, so that the text of a script reads well', () => {
  expect(written("const price = '£4 – Mâcon 🍺'")).toBe(
    String.raw`const price = '£4 \u2013 Mâcon \ud83c\udf7a'`,
  )
})

test('regular expressions match the same signs, also where they are made of raw text', () => {
  const spans = valueOf(written('new RegExp(String.raw`^\\d(?:-|–)\\d$`)')) as RegExp
  expect(spans.test('4–5')).toBe(true)
  expect((valueOf(written('/^🍺$/u')) as RegExp).test('🍺')).toBe(true)
})

test('any other raw text beyond one byte fails the build, as an escape would be six characters of it', () => {
  expect(() => written('const raw = String.raw`–`')).toThrow('some.js has a raw text beyond one byte')
})
