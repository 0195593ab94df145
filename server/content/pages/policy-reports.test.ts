import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { readPolicyReport } from './read-policy-report.ts'

const shop = await openWholeShop(undefined, { lasts: 'file' })
const send = (payload: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': 'application/csp-report', ...headers },
    payload,
  })
const report = (fields: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://dray.example/account/reset-password?token=secret#token=secret',
      'blocked-uri': 'https://evil.example/x?mail=maggie@thetap.example',
      'effective-directive': 'img-src',
      'source-file': 'https://dray.example/assets/entry.js',
      'script-sample': 'token=secret',
      ...fields,
    },
  })
const logged = () =>
  shop
    .log()
    .split('\n')
    .filter((line) => line.includes('the policy of a page stopped something'))

test('every page names the address that takes reports of its policy (security polish)', async () => {
  const { headers } = await shop.app.inject('/support')
  expect(headers['content-security-policy']).toContain('; report-uri /policy-reports')
})

test('a report is logged once, without tokens, addresses and samples (security polish)', async () => {
  for (let time = 0; time < 3; time += 1) expect((await send(report())).statusCode).toBe(204)
  expect(logged().map((line) => JSON.parse(line))).toMatchObject([
    {
      directive: 'img-src',
      blocked: 'https://evil.example',
      page: '/account/reset-password',
      source: '/assets/entry.js',
    },
  ])
  expect(shop.log()).not.toMatch(/secret|thetap/)
})

test('one network adds at most twenty kinds of reports to the log in an hour (security polish)', async () => {
  const before = logged().length
  const codes: number[] = []
  for (let kind = 0; kind < 25; kind += 1)
    codes.push((await send(report({ 'document-uri': `https://dray.example/p${kind}` }))).statusCode)
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(5)
  expect(logged().length - before).toBeLessThanOrEqual(20)
})

test.each([
  ['no JSON', '{', 400],
  ['another form', '{"a":1}', 400],
  ['a long one', JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } }), 413],
])('%s is refused (security polish)', async (_what, payload, status) => {
  expect((await send(payload)).statusCode).toBe(status)
})

test('a report from a page of another site is refused (security polish)', async () => {
  expect((await send(report(), { origin: 'https://evil.example' })).statusCode).toBe(403)
})

test.each([
  [{ 'document-uri': 'https://dray.example/a/maggie@thetap.example/b' }, { page: '/a/…/b' }],
  [{ 'document-uri': `https://dray.example/${'x'.repeat(41)}` }, { page: '/…' }],
  [{ 'document-uri': `https://dray.example/${'ab/'.repeat(5000)}` }, { page: `/${'ab/'.repeat(18)}ab` }],
  [{ 'document-uri': 'https://maggie:secret@evil.example/x' }, { page: 'https://evil.example' }],
  [{ 'source-file': 'chrome-extension://abc/content.js' }, { source: 'chrome-extension://abc' }],
  [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
  [{ 'blocked-uri': '\n{"level":60}' }, { blocked: 'unknown' }],
  [{ 'effective-directive': ['img-src'], 'violated-directive': 5 }, { directive: 'unknown' }],
])('%o is read as %o (security polish)', (fields, read) => {
  expect(readPolicyReport(JSON.parse(report(fields)), 'https://dray.example')).toMatchObject(read)
})

test.each([null, 5, [], { 'csp-report': null }, JSON.parse('{"__proto__":{"csp-report":{}}}')])(
  '%o is no report (security polish)',
  (body) => {
    expect(readPolicyReport(body, 'https://dray.example')).toBeNull()
  },
)
