import { expect, test } from 'vitest'
import { openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { loggedError } from './logged-error.ts'

test('a failed statement is logged by its cause, without parameters and the row at fault (security polish)', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    table: 'clients',
    constraint: 'clients_email_key',
    detail: 'Key (email)=(maggie@thetap.example) already exists.',
  })
  const failed = Object.assign(new Error('Failed query\nparams: maggie@thetap.example', { cause }), {
    params: ['maggie@thetap.example'],
    query: 'insert',
  })
  const logged = loggedError(failed)
  expect(logged).toMatchObject({ message: 'duplicate key', code: '23505', table: 'clients' })
  expect(JSON.stringify(logged)).not.toContain('thetap')
})

test('addresses in messages and stacks are cut out (security polish)', () => {
  const logged = loggedError(new Error('550 <maggie@thetap.example> unknown; try bob+x@thetap.example.'))
  expect(logged.message).toBe('550 <…@…> unknown; try …@…')
  expect(logged.stack).not.toContain('thetap')
})

test('an error takes a bounded place in the log, whatever it carries (security polish)', () => {
  const long = 'x'.repeat(1_000_000)
  let error = new Error(long)
  for (let depth = 0; depth < 50; depth += 1) error = new Error(`${long}@${long}`, { cause: error })
  Object.assign(error, { code: long, table: long, body: long, headers: { cookie: 'secret' } })
  const text = JSON.stringify(loggedError(error))
  expect(text.length).toBeLessThan(25_000)
  expect(text).not.toContain('secret')
})

test.each([undefined, null, 'maggie@thetap.example', { toString: null }])('%o is logged too', (thrown) => {
  expect(JSON.stringify(loggedError(thrown))).not.toContain('thetap')
})

test('no line is longer than its bound, whatever a request brings (security polish)', async () => {
  const shop = await openAccountShop({ logLevel: 'trace' })
  const long = 'x'.repeat(12_000)
  await shop.get(`/no-such/${long}`)
  await shop.get(`/shop?q=${long}`, { 'user-agent': long, referer: `https://dray.example/${long}` })
  const signedIn = await shop.register()
  await shop.connection.database.execute('drop table carts cascade')
  const failed = await shop.get('/api/cart', {
    authorization: `Bearer ${signedIn.token.accessToken}`,
    'user-agent': long,
    cookie: `a=${long}`,
  })
  expect(failed.statusCode).toBe(500)
  const lines = shop.log().split('\n')
  expect(lines.some((line) => line.includes('request failed'))).toBe(true)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(6000)
  expect(shop.log()).not.toContain('x'.repeat(501))
})
