import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const local = await openWholeShop(undefined, { publicUrl: 'http://localhost:3000', lasts: 'file' })
const named = await openWholeShop(undefined, { lasts: 'file' })

const ask = async (shop: typeof local, headers: Record<string, string>, url = '/') => {
  const { statusCode } = await shop.app.inject({ url, headers })
  return statusCode
}

test('a shop whose address was forgotten lets no one in from beyond its machine, its demo least of all (SAFE-10)', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    expect(await ask(local, { host }), host).toBe(200)
  for (const host of ['pub.example', '192.168.1.5:3000', 'localhost.pub.example', 'dray.localhost:3000'])
    for (const url of ['/', '/public/beers/latest', '/admin', '/unknown'])
      expect(await ask(local, { host }, url), `${host}${url}`).toBe(421)
  // A proxy on the same machine that asks by the machine's name says what it was asked for
  expect(await ask(local, { host: '127.0.0.1:3000', 'x-forwarded-host': 'pub.example' })).toBe(421)
})

test('no one signs in under another name with the published passwords (SAFE-10, ROLE-18)', async () => {
  const answer = await local.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { host: 'pub.example' },
    payload: { email: 'admin@dray.example', password: 'keys to the cellar' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([421, 'not_opened'])
})

test('a shop with an address of its own answers as its proxy asks, by whatever name (SAFE-10)', async () => {
  expect(await ask(named, { host: '10.0.0.7:3000' })).toBe(200)
})
