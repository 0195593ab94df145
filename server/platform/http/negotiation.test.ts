import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isNotModified, pickEncoding, wantsJson } from './negotiation.ts'

const asking = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.0', 'br'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['Br;Q=0, gzip', 'gzip'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})

test('only programs that name JSON and not HTML get the payload', () => {
  expect(wantsJson(asking({ accept: 'application/json' }))).toBe(true)
  expect(wantsJson(asking({ accept: 'text/html,application/json;q=0.9' }))).toBe(false)
  expect(wantsJson(asking({ accept: 'Application/JSON' }))).toBe(true)
  expect(wantsJson(asking({ accept: 'Text/HTML, application/json' }))).toBe(false)
  expect(wantsJson(asking({}))).toBe(false)
})

test('a known tag is recognised among several, also when a proxy weakened it', () => {
  expect(isNotModified(asking({ 'if-none-match': '"a", W/"b"' }), '"b"')).toBe(true)
  expect(isNotModified(asking({ 'if-none-match': '"a"' }), '"b"')).toBe(false)
})
