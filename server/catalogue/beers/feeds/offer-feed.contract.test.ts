import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../../tests/support/shops/whole-shop.ts'
import { containers } from '../catalogue-tables.ts'

const clock = { now: new Date('2026-11-22T12:00:00Z') }
const built = { firkin: '', pin: '' }
const { app, connection } = await openWholeShop(
  async ({ database }) => {
    const tern = await buildBrewery(database, { slug: 'tern', name: '=Tern, "Sons"' })
    const beer = await buildBeer(database, {
      breweryId: tern.id,
      name: 'Best',
      targetAbv: 4.1,
      allergens: ['barley', 'wheat'],
    })
    const size = { beerId: beer.id, type: 'cask' }
    const firkin = await buildContainer(database, {
      ...size,
      name: 'Firkin',
      volumeMl: 40_914,
      priceMinor: 9_850,
    })
    const pin = await buildContainer(database, { ...size, name: 'Pin', volumeMl: 20_457, availableUnits: 0 })
    await buildContainer(database, { ...size, name: 'Not online', storefrontVariantId: null })
    await buildContainer(database, { ...size, name: 'Unpriced', priceMinor: null })
    const hidden = await buildBrewery(database, { slug: 'hidden', showPrices: false })
    await buildContainer(database, { beerId: (await buildBeer(database, { breweryId: hidden.id })).id })
    const closed = await buildBrewery(database, { slug: 'closed', closureReason: 'seller_paused' })
    await buildContainer(database, { beerId: (await buildBeer(database, { breweryId: closed.id })).id })
    Object.assign(built, { firkin: firkin.id, pin: pin.id })
  },
  { lasts: 'file', accounts: { clock: () => clock.now } },
)
const get = (url: string, headers = {}) => app.inject({ url, headers })
const rowsOf = (body: string) => parse(body, { columns: true }) as Record<string, string>[]

test('the feeds have a row for each container that the shop sells, and no other (PLAT-15)', async () => {
  const csv = await get('/feeds/beers.csv')
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  const rows = rowsOf(csv.body)
  expect(rows.map((row) => row['container_id']).toSorted()).toEqual([built.firkin, built.pin].toSorted())
  expect(rows.find((row) => row['container_id'] === built.firkin)).toMatchObject({
    // A spreadsheet would take it for a formula.
    brewery: `'=Tern, "Sons"`,
    beer: 'Best',
    style: 'Porter',
    abv: '4.1',
    container: 'Firkin',
    volume_ml: '40914',
    pack_size: '1',
    coupler: '',
    price_pence_ex_vat: '9850',
    price_per_pint_pence_ex_vat: '137',
    stock: 'in_stock',
    allergens: 'barley, wheat',
    brewery_url: 'https://dray.example/brewery/tern',
  })
  expect(rows.find((row) => row['container_id'] === built.pin)?.['stock']).toBe('out_of_stock')
})

test('NDJSON says the same, a row a line (PLAT-15)', async () => {
  const { body, headers } = await get('/feeds/beers.ndjson')
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  const rows = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(rows.map((row) => row['container_id'])).toEqual(
    rowsOf((await get('/feeds/beers.csv')).body).map((row) => row['container_id']),
  )
  expect(rows.find((row) => row['container_id'] === built.firkin)).toMatchObject({
    brewery: '=Tern, "Sons"',
    abv: 4.1,
    coupler: null,
    price_pence_ex_vat: 9_850,
    allergens: ['barley', 'wheat'],
  })
  for (const row of rows) {
    const page = await get(String(row['beer_url']).replace('https://dray.example', ''))
    expect(page.statusCode).toBe(200)
  }
})

test('an unchanged feed answers 304, and a price change shows within a minute (PLAT-15)', async () => {
  const etag = String((await get('/feeds/beers.csv')).headers['etag'])
  expect((await get('/feeds/beers.csv', { 'if-none-match': etag })).statusCode).toBe(304)
  await connection.database
    .update(containers)
    .set({ priceMinor: 10_100 })
    .where(eq(containers.id, built.firkin))
  clock.now = new Date(clock.now.getTime() + 60_000)
  const changed = await get('/feeds/beers.csv', { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(
    rowsOf(changed.body).find((row) => row['container_id'] === built.firkin)?.['price_pence_ex_vat'],
  ).toBe('10100')
})

test('a brewery’s price list has the sizes of its page at base prices (PLAT-16)', async () => {
  const csv = await get('/brewery/tern/price-list.csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  // The price that the test before has changed comes with the change log, within a second.
  const listed = async () =>
    rowsOf((await get('/brewery/tern/price-list.csv')).body).map((row) => [
      row['container'],
      row['price_pence_ex_vat'],
    ])
  await expect.poll(listed).toEqual(
    expect.arrayContaining([
      ['Firkin', '10100'],
      ['Pin', '12000'],
      ['Not online', '12000'],
      ['Unpriced', ''],
    ]),
  )
  const markdown = await get('/brewery/tern/price-list.md')
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(markdown.body).toContain(String.raw`# Price list of \=Tern, "Sons"`)
  expect(markdown.body).toContain('| Firkin | £101.00 | £1.40 |')
  expect(markdown.body).toContain('| Unpriced | Contact for pricing |  |')
  const shown = (await get('/brewery/tern.md')).body
  for (const price of ['£101.00', '£120.00', 'Contact for pricing']) expect(shown).toContain(price)
})

test('a brewery that hides its prices has none in its list, and an unknown one has no list (PLAT-16)', async () => {
  expect(rowsOf((await get('/brewery/hidden/price-list.csv')).body)[0]?.['price_pence_ex_vat']).toBe('')
  expect((await get('/brewery/nobody/price-list.csv')).statusCode).toBe(404)
  expect((await get('/brewery/nobody/price-list.md')).statusCode).toBe(404)
})
