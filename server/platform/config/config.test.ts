import { expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

test('nothing set: the embedded database with the demo shop on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    loadsDemoShop: true,
    publicUrl: 'http://localhost:3000',
    supportEmail: 'hello@dray.example',
  })
})

test('the site is called by its scheme and host, however they are written', () => {
  for (const written of ['https://Shop.Dray.example', 'https://shop.dray.example:443/'])
    expect(readConfig({ PUBLIC_URL: written }).publicUrl).toBe('https://shop.dray.example')
})

test.each([
  ['CDN_PURGE_URL', { CDN_PURGE_URL: 'https://jan:pint@cdn.example/purge' }],
  [
    'S3_BUCKET_URL',
    { S3_BUCKET_URL: 'https://jan:pint@s3.example/dray', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  ],
  ['S3_BUCKET_URL', { S3_BUCKET_URL: 'ftp://jan:pint@s3.example/dray' }],
])('%s with a password, to which nothing could be sent, stops the start unrepeated', (name, environment) => {
  const read = () => readConfig(environment)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
  expect(read).not.toThrow('pint')
})

test('on a PostgreSQL server the demo shop comes only when asked for', () => {
  const databaseUrl = 'postgres://dray@127.0.0.1/dray'
  expect(readConfig({ DATABASE_URL: databaseUrl }).loadsDemoShop).toBe(false)
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO_SHOP: 'true' }).loadsDemoShop).toBe(true)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://elsewhere'],
  ['DATABASE_DIRECT_URL', 'mysql://elsewhere'],
  ['DATABASE_DIRECT_URL', 'postgres://dray@127.0.0.1/dray'],
  ['DATABASE_READ_URL', 'mysql://elsewhere'],
  ['DATABASE_READ_URL', 'postgres://dray@127.0.0.1/dray'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_POOL', 'many'],
  ['DATABASE_PREPARED', 'perhaps'],
  ['DRAIN_SECONDS', '301'],
  ['ROLE', 'queen'],
  ['ROLE', 'worker'],
  ['PUBLIC_URL', 'dray.example'],
  ['PUBLIC_URL', 'https://dray.example/shop'],
  ['PUBLIC_URL', 'https://dray.example/?from=mail'],
  ['PUBLIC_URL', 'https://dray.example#top'],
  ['PUBLIC_URL', 'https://jan:pint@dray.example'],
  ['PUBLIC_URL', 'https://dray.example/#shop'],
  ['PUBLIC_URL', 'https://me:secret@dray.example'],
  ['DEMO_SHOP', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_PORT', '-1'],
  ['SITE_PASSWORD', 'x'.repeat(201)],
  ['SMTP_URL', 'mail.dray.example'],
  ['MAIL_FROM', 'Dray'],
  ['SUPPORT_EMAIL', 'support'],
  ['SUPPORT_EMAIL', 'a@dray.example, b@dray.example'],
  ['MAIL_FROM', 'Dray <a@dray.example>\r\nBcc: b@list.example'],
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each([
  ['https://Dray.Example/', 'https://dray.example'],
  ['https://dray.example:443', 'https://dray.example'],
  ['http://dray.example:80//', 'http://dray.example'],
  ['https://dray.example:8443', 'https://dray.example:8443'],
])('PUBLIC_URL %s is the origin %s, as browsers write it (AUTH-52)', (value, origin) => {
  expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe(origin)
})

test('the second factor is off for the demo shop on this machine alone', () => {
  expect(readConfig({}).secondFactor).toBe('off')
  expect(readConfig({ SECOND_FACTOR: 'required' }).secondFactor).toBe('required')
  expect(readConfig({ DEMO_SHOP: 'false' }).secondFactor).toBe('required')
  expect(readConfig({ PUBLIC_URL: 'https://shop.example' }).secondFactor).toBe('required')
  const off = { SECOND_FACTOR: 'off' }
  for (const elsewhere of [{ DEMO_SHOP: 'false' }, { PUBLIC_URL: 'https://shop.example' }])
    expect(() => readConfig({ ...off, ...elsewhere })).toThrow('SECOND_FACTOR may be off only for')
})

test('all that is wrong is named at once, a line each (INST-01)', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://elsewhere',
    STRIPE_SECRET_KEY: 'my secret 123',
    SMTP_URL: 'smtp://mail.example',
    SELLER_NAME: 'Hop & Sons Ltd',
  }
  const lines = messageOf(() => readConfig(wrong)).split('\n')
  expect(lines.map((line) => /^[A-Z_]+/.exec(line)?.[0])).toEqual([
    'DATABASE_URL',
    'PORT',
    'SELLER_ADDRESS',
    'MAIL_FROM',
    'STRIPE_SECRET_KEY',
  ])
  expect(lines.join()).not.toContain('my secret')
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('a mail server without a sender stops the start, and its password is not shown', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://dray:secret@mail.example' })).toThrow(/^MAIL_FROM (?!.*secret)/)
  expect(() => readConfig({ SMTP_URL: 'http://dray:secret@mail.example' })).toThrow(/^SMTP_URL (?!.*secret)/)
})

test('a provider is offered where it has both of its settings', () => {
  expect(readConfig({}).providers).toEqual({ google: null, microsoft: null, facebook: null })
  const set = { GOOGLE_CLIENT_ID: 'dray', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readConfig(set).providers.google).toEqual({
    clientId: 'dray',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  })
  expect(readConfig({ ...set, GOOGLE_ISSUER: 'http://127.0.0.1:4630/' }).providers.google?.issuer).toBe(
    'http://127.0.0.1:4630',
  )
})

test('an account for invoices is a name, a sort code and a number', () => {
  const seller = { SELLER_NAME: 'Hop Ltd', SELLER_ADDRESS: '1 Kiln Row', SELLER_VAT_NUMBER: 'GB980780684' }
  const read = (text: string) => readConfig({ ...seller, SELLER_BANK_ACCOUNT: text }).seller?.bankAccount
  expect(read('Hop Ltd, 20-00-00, 12345678')).toEqual({
    name: 'Hop Ltd',
    sortCode: '20-00-00',
    number: '12345678',
  })
  for (const wrong of ['Hop Ltd', 'Hop Ltd, 200000, 12345678', 'Hop Ltd, 20-00-00, 1234'])
    expect(() => read(wrong)).toThrow('SELLER_BANK_ACCOUNT')
})

test('who issues invoices: the demo shop has someone, a server database only who is set', () => {
  expect(readConfig({}).seller?.vatNumber).toBe('GB123456782')
  const databaseUrl = 'postgres://dray@127.0.0.1/dray'
  expect(readConfig({ DATABASE_URL: databaseUrl }).seller).toBeNull()
  const settings = {
    SELLER_NAME: 'Hop & Sons Ltd',
    SELLER_ADDRESS: '1 Kiln Row, Leeds LS1 4DY',
    SELLER_VAT_NUMBER: 'GB 980 7806 84',
  }
  expect(readConfig({ DATABASE_URL: databaseUrl, ...settings }).seller).toEqual({
    name: 'Hop & Sons Ltd',
    address: ['1 Kiln Row', 'Leeds LS1 4DY'],
    vatNumber: 'GB980780684',
    awrsNumber: null,
  })
  expect(() => readConfig({ ...settings, SELLER_VAT_NUMBER: 'GB123456789' })).toThrow('SELLER_VAT_NUMBER')
  expect(() => readConfig({ SELLER_NAME: 'Hop & Sons Ltd' })).toThrow('SELLER_ADDRESS')
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'dray' }, 'GOOGLE_CLIENT_SECRET'],
  [{ MICROSOFT_CLIENT_SECRET: 'secret' }, 'MICROSOFT_CLIENT_ID'],
  [{ MICROSOFT_ISSUER: 'https://login.example' }, 'MICROSOFT_CLIENT_ID'],
  [{ FACEBOOK_GRAPH_URL: 'https://graph.example' }, 'FACEBOOK_CLIENT_ID'],
  [{ FACEBOOK_CLIENT_ID: 'dray' }, 'FACEBOOK_CLIENT_SECRET'],
  [
    { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://elsewhere.example' },
    'GOOGLE_ISSUER',
  ],
  [
    { FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b', FACEBOOK_DIALOG_URL: 'dialog' },
    'FACEBOOK_DIALOG_URL',
  ],
])('%j stops the start and names %s', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} `))
})

test('pictures go to a bucket where it has an address and both keys', () => {
  expect(readConfig({}).mediaBucket).toBeNull()
  const set = { S3_ACCESS_KEY_ID: 'dray', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ ...set, S3_BUCKET_URL: 'https://s3.example/dray/' }).mediaBucket).toEqual({
    url: 'https://s3.example/dray',
    region: 'us-east-1',
    accessKeyId: 'dray',
    secretAccessKey: 'secret',
  })
  expect(() => readConfig(set)).toThrow(/^S3_BUCKET_URL (?!.*secret)/)
  expect(() => readConfig({ ...set, S3_BUCKET_URL: 's3://dray' })).toThrow(/^S3_BUCKET_URL /)
  expect(() => readConfig({ S3_BUCKET_URL: 'https://s3.example/dray' })).toThrow(/^S3_ACCESS_KEY_ID /)
})
