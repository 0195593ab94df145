import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'

test('documents name the gates that the flags enable, except on open pages (C-31, GATE-02, GATE-10)', async () => {
  const { app, connection } = await openWholeShop()
  const gatesOf = async (path: string) => / data-gates="([a-z ]*)"/.exec((await app.inject(path)).body)?.[1]
  expect(await gatesOf('/retail')).toBe('welcome')
  expect(await gatesOf('/no-such-page')).toBe('welcome')
  expect(await gatesOf('/privacy-policy')).toBeUndefined()
  expect(await gatesOf('/terms-and-conditions')).toBeUndefined()

  await changeSetting(connection.database, 'flags', {
    'shop.access.password-gate': true,
    'shop.access.welcome-gate': false,
  })
  await expect.poll(() => gatesOf('/retail')).toBe('password')
  expect((await app.inject('/retail')).body).toContain('Retail experience coming soon')
})

test.each([
  ['AUTH-03', '/account/orders', 'Your orders'],
  ['AUTH-04', '/account/overview', 'Your account'],
  ['AUTH-07', '/account/reset-password', 'Reset your password'],
  ['OPEN-25', '/account/confirm-email', 'Confirm your email address'],
  ['OPEN-25', '/account/change-email', 'Change your email address'],
])('%s %s is a cached page that no search engine lists', async (_row, path, title) => {
  const { app } = await openWholeShop()
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<h1`)
  expect(page.body).toContain(title)
  expect(page.body).toContain('<meta name="robots" content="noindex, follow">')
  expect(page.headers['cache-control']).toContain('public')
})
