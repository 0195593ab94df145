import { expect, test } from 'vitest'
import { openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

test('/.well-known/security.txt says where to report a weakness, as RFC 9116 has it (security polish)', async () => {
  const { app } = await openWholeShop(undefined, { supportEmail: 'help@dray.example' })
  const { headers, body } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'Contact: mailto:help@dray.example',
    'Contact: https://dray.example/support',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    'Canonical: https://dray.example/.well-known/security.txt',
    '',
  ])
})

test('it never runs out while the shop runs, and is valid for less than a year (security polish)', async () => {
  const shop = await openAccountShop()
  const expires = async () => {
    const { body } = await shop.app.inject('/.well-known/security.txt')
    return new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '').getTime()
  }
  const day = 24 * 60 * 60 * 1000
  for (let year = 0; year < 3; year += 1) {
    const left = ((await expires()) - shop.now().getTime()) / day
    expect(left).toBeGreaterThan(100)
    expect(left).toBeLessThan(365)
    shop.wait((365 * day) / 1000)
  }
})
