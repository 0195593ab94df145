import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { publicProblems, requirePublicSettings } from './public-settings.ts'

const remoteDatabase = 'postgres://dray@db.example/dray?sslmode=verify-full'
/** All that a public installation says out loud. */
const whole = {
  PUBLIC_URL: 'https://shop.dray.example',
  DATABASE_URL: remoteDatabase,
  PAYMENTS: 'sandbox',
  MAILS: 'files',
  SELLER_NAME: 'Hop & Sons Ltd',
  SELLER_ADDRESS: '1 Kiln Row, Leeds LS1 4DY',
  SELLER_VAT_NUMBER: 'GB980780684',
  SELLER_AWRS_NUMBER: 'XAAW00000123456',
  DEMO_SHOP: 'false',
}
const sellerNames = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_VAT_NUMBER', 'SELLER_AWRS_NUMBER'] as const
const noSeller = Object.fromEntries(sellerNames.map((name) => [name, undefined]))
const problemsOf = (environment: Record<string, string | undefined>) =>
  publicProblems(environment, readConfig(environment))

test('on this machine alone nothing has to be said (SAFE-08)', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toEqual([])
})

test.each(['0.0.0.0', '::', '192.0.2.2'])(
  'a shop that listens on %s starts only once it is said what it is called (SAFE-08, ROLE-06)',
  (HOST) => {
    const problem = expect.stringMatching(/^PUBLIC_URL must be set/)
    expect(problemsOf({ HOST })).toEqual([problem])
    expect(problemsOf({ ...whole, HOST, PUBLIC_URL: undefined })).toContainEqual(problem)
    expect(problemsOf({ HOST, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
    expect(problemsOf({ ...whole, HOST })).toEqual([])
  },
)

test('a public address with everything said out loud starts (SAFE-08)', () => {
  expect(problemsOf(whole)).toEqual([])
  expect(problemsOf({ ...whole, DATABASE_URL: undefined })).toEqual([])
})

test.each(['PAYMENTS', 'MAILS', 'DEMO_SHOP'] as const)(
  'a public address without %s does not start, and names it (SAFE-08)',
  (name) => {
    const environment = { ...whole, [name]: undefined }
    expect(problemsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} must be set`))])
    expect(() => requirePublicSettings(environment, readConfig(environment))).toThrow(ConfigError)
  },
)

test('a public address without the AWRS number or another setting of the seller does not start (AWRS-09)', () => {
  const { SELLER_AWRS_NUMBER: _none, ...rest } = whole
  expect(problemsOf(rest)).toEqual([expect.stringMatching(/^SELLER_AWRS_NUMBER must be set/)])
  for (const SELLER of ['none', 'demo']) {
    const problems = problemsOf({ ...whole, ...noSeller, SELLER, DATABASE_URL: undefined })
    expect(problems.map((line) => line.split(' ')[0])).toEqual(sellerNames)
  }
  for (const name of sellerNames.slice(0, 3))
    expect(() => readConfig({ ...whole, [name]: undefined })).toThrow(name)
  expect(() => readConfig({ ...whole, SELLER_AWRS_NUMBER: 'XAAW123' })).toThrow(/^SELLER_AWRS_NUMBER must be/)
  expect(readConfig(whole).seller?.awrsNumber).toBe('XAAW00000123456')
})

test('a database server alone asks for all of it, the public address included (SAFE-08)', () => {
  const names = problemsOf({ DATABASE_URL: 'postgres://dray@127.0.0.1/dray' }).map(
    (line) => line.split(' ')[0],
  )
  expect(names).toEqual(['PUBLIC_URL', 'PAYMENTS', 'MAILS', 'SELLER', 'DEMO_SHOP'])
})

test.each<[string, Record<string, string>]>([
  ['PUBLIC_URL', { PUBLIC_URL: 'http://shop.dray.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://dray@db.example/dray' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://owner@db.example/dray' }],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://dray@standby.example/dray' }],
  ...[
    'db.example/dray?sslmode=disable',
    'db.example/dray?sslmode=prefer',
    'db.example/dray?sslmode=allow',
    'db.example/dray?sslmode=no-verify',
    'db.example/dray?ssl=true',
    'db.example/dray?sslmode=verify-full&sslmode=disable',
    'db.example/dray?sslmode=require&uselibpqcompat=true',
    'localhost/dray?host=db.example',
    '/dray?host=db.example',
  ].map<[string, Record<string, string>]>((rest) => [
    'DATABASE_URL',
    { DATABASE_URL: `postgres://dray@${rest}`.replace('@/', '/') },
  ]),
  ...[
    'smtp://mail.example:587',
    'smtp://mail.example?requireTLS=true&ignoreTLS=true',
    'smtp://mail.example?requireTLS=true&requireTLS=false',
    'smtps://mail.example?tls.rejectUnauthorized=false',
    'smtps://mail.example?tls.rejectUnauthorized=0',
  ].map<[string, Record<string, string>]>((url) => [
    'SMTP_URL',
    { MAILS: 'smtp', SMTP_URL: url, MAIL_FROM: 'a@dray.example' },
  ]),
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  [
    'S3_BUCKET_URL',
    { S3_BUCKET_URL: 'http://s3.example/dray', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  ],
])('%s without TLS does not start unless TLS=off says so: %j (SAFE-09)', (name, change) => {
  const environment = { ...whole, ...change }
  expect(problemsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
  expect(problemsOf({ ...environment, TLS: 'off' })).toEqual([])
})

test.each([
  [{ MAILS: 'smtp', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@dray.example' }],
  [{ MAILS: 'smtp', SMTP_URL: 'smtp://mail.example?requireTLS=true', MAIL_FROM: 'a@dray.example' }],
  [{ MAILS: 'smtp', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@dray.example' }],
  [{ DATABASE_URL: 'postgres://dray@localhost/dray' }],
  [{ DATABASE_URL: 'postgres:///dray?host=/var/run/postgresql' }],
  [{ DATABASE_URL: 'postgres://dray@db.example/dray?sslmode=verify-full&uselibpqcompat=true' }],
  [{ DATABASE_URL: 'postgres://dray@db.example/dray?sslmode=require' }],
])('encrypted connections, and those of this machine, start: %j (SAFE-09)', (change) => {
  expect(problemsOf({ ...whole, ...change })).toEqual([])
})

test.each([
  [{ PAYMENTS: 'perhaps' }, /^PAYMENTS must be one of sandbox, stripe/],
  [{ PAYMENTS: 'stripe' }, /^PAYMENTS is stripe, but its settings are not there/],
  [{ MAILS: 'files', SMTP_URL: 'smtps://m.example', MAIL_FROM: 'a@b.example' }, /^MAILS is files, but/],
  [{ TLS: 'never' }, /^TLS must be one of/],
])('what contradicts itself does not start, on this machine too: %j (SAFE-08)', (environment, sentence) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)])
})

test('the server itself refuses to start and names what is missing, one a line (SAFE-08, AWRS-09)', () => {
  const env = {
    PATH: process.env['PATH'],
    PUBLIC_URL: 'https://shop.dray.example',
    VAR_FOLDER: 'var/never-made',
  }
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr.match(/^[A-Z_]+(?= must be set)/gm)).toEqual([
    'PAYMENTS',
    'MAILS',
    ...sellerNames,
    'DEMO_SHOP',
  ])
})

test('metrics listen on this machine; elsewhere they need a token (SAFE-12)', () => {
  expect(readConfig({ METRICS_PORT: '9100', HOST: '0.0.0.0' }).metricsHost).toBe('127.0.0.1')
  const open = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }
  expect(() => readConfig(open)).toThrow(/^METRICS_TOKEN must be set/)
  expect(readConfig({ ...open, METRICS_TOKEN: 'secret' }).metricsHost).toBe('0.0.0.0')
})

test.each([
  [undefined, ['loopback']],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32,loopback', ['2001:db8::/32', 'loopback']],
])('TRUSTED_PROXIES %s is read as %j (SAFE-07)', (text, proxies) => {
  expect(readConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies)
})

test.each([
  'everybody',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0',
  'true',
  '1',
  '10.0.0.1/8/9',
  '10.0.0.1,',
])('TRUSTED_PROXIES %s is refused (SAFE-07)', (text) => {
  expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES must be/)
})

test.each([
  [undefined, []],
  ['', []],
  ['pictures.example, *.photos.example:8443', ['pictures.example', '*.photos.example:8443']],
])('PICTURE_HOSTS %s is read as %j (security polish)', (text, hosts) => {
  expect(readConfig({ PICTURE_HOSTS: text }).pictureHosts).toEqual(hosts)
})

test.each([
  '*',
  'https:',
  'https://pictures.example',
  'pictures.example/a',
  'a.example;',
  "a.example 'unsafe-inline'",
  'a.example,',
])('PICTURE_HOSTS %s is refused (security polish)', (text) => {
  expect(() => readConfig({ PICTURE_HOSTS: text })).toThrow(/^PICTURE_HOSTS must be names of hosts/)
})
