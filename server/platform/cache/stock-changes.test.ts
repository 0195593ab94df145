import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { Database } from '../database/database.ts'
import { moveStock, reserveStock } from '../../trading/stock/move-order-stock.ts'

/** A beer with five kegs, and where it is shown: its page, its public read, the page and the read of lists. */
async function stockBeer(database: Database, style: string) {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, style })
  const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, availableUnits: 5 })
  const lists = [`/shop?style=${style}`, `/public/beers/latest?style=${style}`, `/brewery/${brewery.slug}`]
  return { beerId: beer.id, read: `/public/beers/${beer.id}`, lists, variantId: storefrontVariantId! }
}

/** Takes units as an order does; returns the line that has them. */
async function reserve(database: Database, itemId: string, quantity: number): Promise<string> {
  const lineId = randomUUID()
  const wanted = [{ kind: 'variant' as const, itemId, lineId, quantity }]
  await reserveStock(database, 'reserve', wanted, { at: new Date(), actor: null })
  return lineId
}

test('units that an order takes show wherever they are, and lists of other beers stay as they are', async () => {
  const stocked: Awaited<ReturnType<typeof stockBeer>>[] = []
  const { app, connection } = await openWholeShop(async ({ database }) => {
    stocked.push(await stockBeer(database, 'porter'), await stockBeer(database, 'ipa'))
  })
  const [sold, other] = [stocked[0]!, stocked[1]!]
  const ask = async (path: string) => (await app.inject(path)).body
  const page = (await app.inject(`/beer/a/b/c/${sold.beerId}`)).headers.location!
  const paths = [page, sold.read, ...sold.lists, '/']
  const before = new Map<string, string>()
  for (const path of [...paths, ...other.lists, other.read]) before.set(path, await ask(path))
  expect(before.get(sold.read)).toContain('"availableUnits":5')

  await reserve(connection.database, sold.variantId, 1)
  for (const path of paths) await expect.poll(() => ask(path), { message: path }).not.toBe(before.get(path))

  // Nothing can be read any more: what answers was in the cache.
  await connection.close()
  for (const path of [...other.lists, other.read]) {
    const reply = await app.inject(path)
    expect([path, reply.statusCode, reply.body]).toEqual([path, 200, before.get(path)])
  }
})

test('a beer that sells out, or comes back, is a change of every list', async () => {
  const stocked: Awaited<ReturnType<typeof stockBeer>>[] = []
  const { app, connection } = await openWholeShop(async ({ database }) => {
    stocked.push(await stockBeer(database, 'porter'))
  })
  const [{ variantId }] = stocked as [(typeof stocked)[0]]
  const kegs = async () =>
    (await app.inject('/public/beers/latest?packaging_group=keg')).json().total as number
  const first = await kegs()
  const lineId = await reserve(connection.database, variantId, 5)
  await expect.poll(kegs).toBe(first - 1)
  await moveStock(connection.database, 'release', [{ lineId, units: null }], { at: new Date(), actor: null })
  await expect.poll(kegs).toBe(first)
})
