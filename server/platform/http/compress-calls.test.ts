import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const brewery = await buildBrewery(shop.database, { name: 'Tern', slug: 'tern' })
const owner = await shop.buyer()
await addMember(shop.database, { clientId: owner.clientId, breweryId: brewery.id, role: 'owner' })
for (let number = 0; number < 12; number += 1) {
  const beer = await buildBeer(shop.database, { breweryId: brewery.id })
  await buildContainer(shop.database, { beerId: beer.id, availableUnits: 20 })
}
const ask = (path: string, encodings?: string) =>
  shop.get(path, { ...owner, ...(encodings !== undefined && { 'accept-encoding': encodings }) })

test('a list of a console comes compressed as the browser takes it, a short answer and a program that says nothing plain (SELL-05)', async () => {
  const list = '/api/sell/tern/stock'
  const plain = await ask(list)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers['vary']).toBe('Accept-Encoding')
  expect(plain.json().rows).toHaveLength(12)

  const brotli = await ask(list, 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    'content-length': String(brotli.rawPayload.length),
  })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)

  const gzip = await ask(list, 'gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)

  const short = await ask('/api/sell/no-such-brewery/stock', 'br')
  expect(short.statusCode).toBe(404)
  expect(short.headers).not.toHaveProperty('content-encoding')
})
