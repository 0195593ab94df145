import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { webhookEvents, webhookPath } from '../../finance/payments/webhook-path.ts'
import { assessBackups } from './assess-backups.ts'
import { assessClock, readClock } from './assess-clocks.ts'
import { assessServers, type ServerFacts } from './assess-database.ts'
import { assessFolder } from './assess-folder.ts'
import { assessSettings } from './assess-settings.ts'
import { assessProxies, assessSite, type SiteFacts } from './assess-site.ts'
import { assessStripe, type StripeFacts } from './assess-stripe.ts'
import { findingsOf } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'
import { findingsAsJson, printFindings } from './print-findings.ts'

const hour = 3_600_000
const gibibyte = 1024 ** 3

test.each([
  [0, 0, 'ok', 'have the same time'],
  [5400, 500, 'ok', 'have the same time'],
  [-9000, 500, 'warn', '9 s behind'],
  [31_000, 500, 'fail', '31 s ahead of'],
  [31_000, 30_000, 'ok', 'have the same time'],
])('a clock %i ms off, read to %i ms, is %s (INST-05)', (aheadMs, uncertainMs, state, words) => {
  const finding = assessClock({ whose: 'The database', aheadMs, uncertainMs })
  expect([finding.state, finding.sentence]).toEqual([state, expect.stringContaining(words)])
})

test('a clock is compared with the middle of the question, a Date header with the middle of its second', () => {
  expect(readClock('It', { askedAt: 1000, answeredAt: 1200, theirs: 1100 })).toEqual({
    whose: 'It',
    aheadMs: 0,
    uncertainMs: 100,
  })
  expect(readClock('It', { askedAt: 1000, answeredAt: 1200, theirs: 1000, stepMs: 1000 })).toMatchObject({
    aheadMs: 400,
    uncertainMs: 600,
  })
})

const site: SiteFacts = {
  publicUrl: 'https://shop.example',
  isThisMachine: false,
  failure: null,
  ready: { status: 200, said: 'ready' },
  certificateEndsInMs: 60 * 24 * hour,
  seen: null,
}
const seen = {
  address: '203.0.113.9',
  whenPretending: '203.0.113.9',
  pretended: '198.51.100.77',
  local: '10.0.0.4',
  remote: '10.0.0.9',
}

test.each([
  ['the network’s public address', {}, 'ok'],
  ['this machine’s address', { address: '10.0.0.4', whenPretending: '10.0.0.4' }, 'ok'],
  ['the proxy for the visitor', { address: '10.0.0.9', whenPretending: '10.0.0.9' }, 'fail'],
  ['another private address', { address: '10.0.7.1', whenPretending: '10.0.7.1' }, 'warn'],
  ['another private address of IPv6', { address: 'fd00::7', whenPretending: 'fd00::7' }, 'warn'],
  ['what a visitor made up', { whenPretending: '198.51.100.77' }, 'fail'],
])('a shop that sees %s (INST-05)', (_what, change, state) => {
  expect(assessProxies({ ...site, seen: { ...seen, ...change } }).state).toBe(state)
})

test.each([
  [{}, ['ok']],
  [{ failure: 'connect ECONNREFUSED', ready: null }, ['fail']],
  [{ ready: { status: 503, said: 'database away' } }, ['fail']],
  [{ ready: { status: 301, said: '' } }, ['fail']],
  [{ certificateEndsInMs: 3 * 24 * hour }, ['ok', 'warn']],
])('a site with %j is %j (INST-05)', (change, states) => {
  expect(assessSite({ ...site, ...change }).map(({ state }) => state)).toEqual(states)
})

const archive = { isOn: true, archivedAgoMs: hour, failedAgoMs: null }
const folder = { path: '/backups', failure: null, newest: { name: 'a.dump', ageMs: hour, isEmpty: false } }

test.each([
  [{ archive }, ['ok']],
  [{ archive: { ...archive, failedAgoMs: 2 * hour } }, ['ok']],
  [{ archive: { ...archive, failedAgoMs: 0.5 * hour } }, ['fail']],
  [{ archive: { ...archive, archivedAgoMs: null } }, ['warn']],
  [{ archive: { ...archive, isOn: false } }, ['warn']],
  [{ embeddedIn: '/var/dray' }, ['warn']],
  [{ folder }, ['ok']],
  [{ folder: { ...folder, newest: { ...folder.newest, ageMs: 30 * hour } } }, ['warn']],
  [{ folder: { ...folder, newest: { ...folder.newest, ageMs: 240 * hour } } }, ['fail']],
  [{ folder: { ...folder, newest: { ...folder.newest, isEmpty: true } } }, ['fail']],
  [{ folder: { ...folder, newest: null } }, ['fail']],
  [{ folder: { ...folder, newest: null, failure: 'ENOENT' }, archive }, ['fail', 'ok']],
])('backups with %j are %j (INST-05)', (facts, states) => {
  const findings = assessBackups({ embeddedIn: null, folder: null, archive: null, ...facts })
  expect(findings.map(({ state }) => state)).toEqual(states)
})

test.each([
  [{}, ['ok', 'ok']],
  [{ state: 'absent' as const }, ['ok', 'ok']],
  [{ state: 'read-only' as const }, ['fail']],
  [{ openToOthers: ['/srv/var/secrets.key'] }, ['fail', 'ok']],
  [{ freeBytes: 0.5 * gibibyte }, ['ok', 'warn']],
  [{ freeBytes: 0.1 * gibibyte }, ['ok', 'fail']],
])('a folder with %j is %j (INST-05)', (change, states) => {
  const facts = { path: '/srv/var', state: 'writable' as const, openToOthers: [], freeBytes: 9 * gibibyte }
  expect(assessFolder({ ...facts, ...change }).map(({ state }) => state)).toEqual(states)
})

const webhookUrl = 'https://shop.example/webhooks/stripe'
const endpoint = { url: webhookUrl, isEnabled: true, events: webhookEvents }
const stripe: StripeFacts = {
  isTestMode: false,
  webhookUrl,
  secretKey: 'accepted',
  publishableKey: 'accepted',
  endpoints: [endpoint],
  delivery: { status: 204 },
}

test.each<[string, Partial<StripeFacts>, string[]]>([
  ['all right', {}, ['ok', 'ok', 'ok']],
  ['keys of test mode', { isTestMode: true }, ['warn', 'ok', 'ok']],
  ['a refused secret key', { secretKey: 'refused', endpoints: 'forbidden' }, ['fail', 'ok']],
  ['no way to Stripe', { publishableKey: { failure: 'ENOTFOUND' } }, ['fail', 'ok', 'ok']],
  ['no endpoint', { endpoints: [] }, ['ok', 'fail', 'ok']],
  ['an endpoint that is off', { endpoints: [{ ...endpoint, isEnabled: false }] }, ['ok', 'fail', 'ok']],
  ['too few events', { endpoints: [{ ...endpoint, events: ['refund.failed'] }] }, ['ok', 'fail', 'ok']],
  ['all events', { endpoints: [{ ...endpoint, events: ['*'] }] }, ['ok', 'ok', 'ok']],
  ['a restricted key', { endpoints: 'forbidden' }, ['ok', 'warn', 'ok']],
  ['another signing secret', { delivery: { status: 400 } }, ['ok', 'ok', 'fail']],
  ['a shop in the sandbox', { delivery: { status: 404 } }, ['ok', 'ok', 'fail']],
  ['a shop that is away', { delivery: { failure: 'ECONNREFUSED' } }, ['ok', 'ok', 'warn']],
])('Stripe with %s (INST-05)', (_what, change, states) => {
  expect(assessStripe({ ...stripe, ...change }).map(({ state }) => state)).toEqual(states)
})

test('the documentation names the endpoint and the events that are asked for (INST-05)', () => {
  const page = readFileSync('docs/run/settings.md', 'utf8')
  for (const name of [`PUBLIC_URL${webhookPath}`, ...webhookEvents]) expect(page).toContain(`\`${name}\``)
})

const migrations = { known: 2, missing: [], isLater: false, failure: null }
const serverFacts = {
  versionNumber: 150_004,
  version: '15.4',
  isStandby: false,
  role: 'dray_app',
  mayMakeTables: false,
  losesNames: false,
  migrations,
}
const server = (change: Partial<typeof serverFacts> = {}): ServerFacts => ({
  variable: 'DATABASE_URL',
  failure: null,
  facts: { ...serverFacts, ...change },
})

test.each<[string, ServerFacts, ServerFacts | null, string[]]>([
  ['all right', server(), server({ mayMakeTables: true }), ['ok', 'ok', 'ok', 'ok']],
  ['one role', server({ mayMakeTables: true }), null, ['ok', 'ok', 'warn']],
  ['a pooler without prepared statements', server({ losesNames: true }), null, ['fail', 'ok', 'ok']],
  ['an old server', server({ versionNumber: 140_009 }), null, ['fail', 'ok', 'ok']],
  ['a standby', server({ isStandby: true }), null, ['fail', 'ok', 'ok']],
  [
    'missing migrations',
    server({ migrations: { ...migrations, missing: ['0001_b'] as never[] } }),
    null,
    ['ok', 'fail', 'ok'],
  ],
  ['a later version', server({ migrations: { ...migrations, isLater: true } }), null, ['ok', 'warn', 'ok']],
  ['an owner that owns nothing', server(), server(), ['ok', 'ok', 'ok', 'fail']],
  [
    'a server that is away',
    { variable: 'DATABASE_URL', failure: { text: 'refused', code: 'ECONNREFUSED' }, facts: null },
    null,
    ['fail'],
  ],
])('a server with %s (INST-05)', (_what, serving, direct, states) => {
  expect(assessServers(serving, direct).map(({ state }) => state)).toEqual(states)
})

const reading = (change: Partial<NonNullable<ServerFacts['facts']>>): ServerFacts => ({
  variable: 'DATABASE_READ_URL',
  failure: null,
  facts: { ...serverFacts, isStandby: true, migrations, ...change },
})

test.each<[string, ServerFacts, RegExp]>([
  ['follows', reading({}), /^ok PostgreSQL 15\.4 serves reads as a standby/],
  [
    'is a primary',
    reading({ isStandby: false }),
    /^warn DATABASE_READ_URL leads to a server that takes writes/,
  ],
  [
    'has stood still',
    reading({ migrations: { ...migrations, missing: ['0002'] } }),
    /^warn .* lacks 1 migration\./,
  ],
  [
    'is away',
    { variable: 'DATABASE_READ_URL', failure: { text: 'refused', code: 'ECONNREFUSED' }, facts: null },
    /^warn The server of DATABASE_READ_URL does not take us: refused/,
  ],
])(
  'a standby for reads that %s is never a reason not to open (INST-05, INST-19)',
  (_what, standby, words) => {
    const [, found] = assessServers(reading({ isStandby: false }), null, standby)
    expect(`${found!.state} ${found!.sentence}`).toMatch(words)
  },
)

test('what a public installation says aloud but hardly means is a warning (INST-05)', () => {
  const said = {
    PUBLIC_URL: 'https://shop.dray.example',
    PAYMENTS: 'sandbox',
    MAILS: 'files',
    SELLER: 'demo',
    DEMO_SHOP: 'true',
    TLS: 'off',
  }
  const sentences = assessSettings(said, readConfig(said)).filter(({ state }) => state === 'warn')
  expect(sentences.map(({ sentence }) => /PAYMENTS|MAILS|DEMO_SHOP|seller|TLS/.exec(sentence)?.[0])).toEqual([
    'PAYMENTS',
    'MAILS',
    'DEMO_SHOP',
    'seller',
    'TLS',
  ])
  expect(assessSettings({}, readConfig({})).map(({ state }) => state)).toEqual(['ok'])
})

test('secrets leave every sentence, as written and as sent (INST-06)', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://dray:p%40ssword@127.0.0.1/dray',
    SMTP_URL: 'smtps://dray:letmein@mail.example',
    MAIL_FROM: 'a@b.example',
    METRICS_TOKEN: 'metrics-token',
    S3_BUCKET_URL: 'https://s3.example/dray',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'bucket-secret',
  })
  const { fail } = findingsOf('mail')
  const text = 'p%40ssword p@ssword letmein metrics-token bucket-secret'
  expect(hideSecrets([fail(text, text)], config)).toEqual([
    fail('*** *** *** *** ***', '*** *** *** *** ***'),
  ])
})

test('findings are lines for a person and an object for a program (INST-07)', () => {
  const { ok, fail } = findingsOf('mail')
  const findings = [ok('All is well.'), fail('The server is away.', 'Start it.')]
  expect(printFindings(findings)).toBe(
    'ok    mail         All is well.\nfail  mail         The server is away.\n                   → Start it.\n\n1 ok, 0 warnings, 1 failed\n',
  )
  expect(JSON.parse(findingsAsJson(findings))).toEqual({ isFit: false, findings })
  expect(JSON.parse(findingsAsJson([ok('All is well.')]))).toMatchObject({ isFit: true })
})
