import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '../http/escape-html.ts'
import { escapeJson } from './document.ts'

test('no text can leave the place it stands in', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('</script>', '"><img onerror=x>', '<!--', "' onload='x", '\u2028'),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      expect(escapeJson({ text })).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(escapeJson({ text }))).toEqual({ text })
    }),
  )
})
