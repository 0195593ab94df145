import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { escapeJson } from './payload-pieces.ts'
import { loadBuiltRenderer } from './page-renderer.ts'
import { payloadOf } from '../../../tests/support/builders/payload-of.ts'

test('no text can leave the place it is in', () => {
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

test('what is in the document is what the policy allows, byte by byte', async () => {
  const { assetsOf, policyOf } = await loadBuiltRenderer()
  const priceList = { head: { kind: 'group' }, listing: { view: 'list' } }
  const shown = ['home', 'productList', 'notFound'].map((route) => payloadOf(route))
  for (const payload of [...shown, payloadOf('productList', priceList)]) {
    const { earlyScript, styles } = assetsOf(payload)
    const contentSecurityPolicy = policyOf(payload.route)
    expect(styles.length).toBeGreaterThan(0)
    for (const text of [earlyScript, ...styles.map((style) => style.text)]) {
      expect(text).not.toMatch(/<\/(script|style)/i)
      expect(contentSecurityPolicy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`)
    }
    expect(contentSecurityPolicy).not.toMatch(/(script|style)-src [^;]*'unsafe-inline'/)
  }
})
