import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing set: the embedded database with the demo shop on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    loadsDemoShop: true,
    publicUrl: 'http://localhost:3000',
  })
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
  ['PUBLIC_URL', 'dray.example'],
  ['DEMO_SHOP', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '-1'],
  ['SMTP_URL', 'mail.dray.example'],
  ['MAIL_FROM', 'Dray'],
  ['MAIL_FROM', 'Dray <a@dray.example>\r\nBcc: b@list.example'],
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('a mail server without a sender stops the start, and its password is not told', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://dray:secret@mail.example' })).toThrow(/^MAIL_FROM (?!.*secret)/)
  expect(() => readConfig({ SMTP_URL: 'http://dray:secret@mail.example' })).toThrow(/^SMTP_URL (?!.*secret)/)
})
