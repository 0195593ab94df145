import { expect, test } from 'vitest'
import { readPurgeSettings } from './purge-settings.ts'

const read = (url: string | null, token: string | null) =>
  readPurgeSettings((name) => ({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token })[name] ?? null)

test.each([
  [null, null, null],
  ['https://cdn.example/purge', 't', { url: 'https://cdn.example/purge', token: 't' }],
  ['http://127.0.0.1:6081/purge', 't', { url: 'http://127.0.0.1:6081/purge', token: 't' }],
  ['http://varnish:6081/purge', null, { url: 'http://varnish:6081/purge', token: null }],
])('%s with %s', (url, token, settings) => expect(read(url, token)).toEqual(settings))

test.each([
  ['a token alone', null, 't', 'CDN_PURGE_URL must be set'],
  ['no address', 'cdn', null, 'http or https address'],
  ['a token in the clear', 'http://cdn.example/purge', 't', 'https address where'],
])('%s does not start', (_, url, token, message) => expect(() => read(url, token)).toThrow(message))
