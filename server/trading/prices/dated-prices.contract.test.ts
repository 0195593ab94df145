import { expect, test } from 'vitest'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import {
  buildContainer as containerRow,
  catalogueFolder,
  csv,
  importFolder,
  smallCatalogue,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pricesFeature } from './prices-feature.ts'
import { listPrices } from './set-price.ts'

const shop = await openOrderShop()
const { database } = shop

const dayAfter = (days: number) => addDays(londonDay(shop.now()), days)
/** The jobs of the feature, once. */
const runJobs = async () => {
  for (const job of pricesFeature.jobs) await job.run({ database, clock: shop.now })
}
const set = (...words: string[]) => shop.operate('prices', 'set', ...words)

/** Sets the clock to so many seconds before the next 00:00 in London. */
function waitUntilBeforeMidnight(seconds: number) {
  const midnight = londonMoment(addDays(londonDay(shop.now()), 1), '00:00')
  shop.wait((midnight.getTime() - shop.now().getTime()) / 1000 - seconds)
}

test('a price of tomorrow is seen by no one before 00:00, and by page, quote and order after it (PRICE-01)', async () => {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const container = await buildContainer(database, { beerId: beer.id, priceMinor: 9675 })
  const keg = { kind: 'variant', variantId: container.storefrontVariantId! }
  const path = paths.beer({ ...beer, style: 'Porter', brewerySlug: brewery.slug })
  const page = async () => (await shop.get(path)).body
  const quoted = async () =>
    (await shop.post('/public/basket/quote', { lines: [{ ...keg, quantity: 1 }] })).json().items[0].priceMinor
  waitUntilBeforeMidnight(60)
  const buyer = await shop.buyer()
  await shop.add({ ...keg, quantity: 1 }, buyer)

  expect(await shop.operate('prices', 'set', container.externalId, '98.00', dayAfter(1))).toContain('£98.00')
  shop.wait(59)
  await runJobs()
  expect([await quoted(), (await shop.items(buyer))[0]!.priceChangeMinor]).toEqual([9675, 0])
  expect(await page()).toContain('£96.75')
  expect(await page()).not.toContain('£98.00')

  shop.wait(2)
  await runJobs()
  expect(await quoted()).toBe(9800)
  expect((await shop.items(buyer))[0]).toMatchObject({ priceMinor: 9800, priceChangeMinor: 125 })
  expect((await shop.place(buyer)).json().changes).toMatchObject([{ reason: 'price_changed' }])
  await expect.poll(page).toContain('£98.00')
})

test('of several prices the newest whose day has begun holds, of one day the later one (PRICE-01)', async () => {
  const { externalId, storefrontVariantId } = await buildContainer(database, { priceMinor: 100 })
  const line = { lines: [{ kind: 'variant', variantId: storefrontVariantId, quantity: 1 }] }
  const present = async () => (await shop.post('/public/basket/quote', line)).json().items[0].priceMinor
  await shop.operate('prices', 'set', externalId, '3.00', dayAfter(2))
  await shop.operate('prices', 'set', externalId, '2.00', dayAfter(1))
  await shop.operate('prices', 'set', externalId, '1.50')
  await shop.operate('prices', 'set', externalId, '1.60')
  expect(await present()).toBe(160)
  shop.wait(86_400)
  await runJobs()
  expect(await present()).toBe(200)
  shop.wait(3 * 86_400)
  await runJobs()
  await runJobs()
  expect(await present()).toBe(300)
})

test('a price of yesterday, of no day and of no container is refused (PRICE-01)', async () => {
  const { externalId } = await buildContainer(database)
  await expect(set(externalId, '98.00', dayAfter(-1))).rejects.toThrow('today or later')
  await expect(set(externalId, '98.00', '2027-02-30')).rejects.toThrow('today or later')
  await expect(set('nothing', '98.00')).rejects.toThrow('was not found')
  await expect(set(externalId, '-1')).rejects.toThrow('prices set')
})

test('an import that changes a price writes a row for today, and the earlier ones stay (PRICE-01)', async () => {
  const load = async (price: string) =>
    importFolder(
      database,
      await catalogueFolder({ ...smallCatalogue(), 'containers.csv': csv(containerRow({ price })) }),
    )
  await load('96.75')
  await load('98.00')
  await load('98.00')
  const today = londonDay(new Date())
  expect(await listPrices(database, String(containerRow()['external_id']))).toEqual([
    { priceMinor: 9800, fromDay: today, setBy: 'import' },
    { priceMinor: 9675, fromDay: today, setBy: 'import' },
  ])
})
