import { expect, test } from 'vitest'
import type { FileReading } from '../../../shared/api/imports-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Aqueduct' })
  const [externalId, other] = [`${brewery.slug}/keg`, `${brewery.slug}/cask`]
  for (const id of [externalId, other])
    await buildContainer(database, { beerId: beer.id, name: id, externalId: id, priceMinor: 10_000 })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
  const read = async (kind: string, ...lines: string[]) => {
    const file = Buffer.from(lines.join('\n')).toString('base64')
    const sent = { kind, name: 'prices.csv', file }
    return (await shop.post(`/api/sell/${brewery.slug}/imports/reading`, sent, who)).json() as FileReading
  }
  return { read, id: externalId, other }
}

test.each([
  ['commas', ',', 'Trade price list November 2026,,'],
  ['commas below a title of one cell', ',', 'Trade price list November 2026'],
  ['semicolons below a title with commas', ';', '1 Wharf Road, Linlithgow, EH49 6QY'],
  ['tabs below a title with commas', '\t', 'Trade prices, November, 2026'],
])('headings below a title are found, with %s (SELL-36)', async (_what, sign, title) => {
  const { read, id } = await seller()
  const row = (...cells: string[]) => cells.join(sign)
  const reading = await read(
    'prices',
    title,
    row('', '', ''),
    row('id', 'beer', 'price'),
    row(id, 'Aqueduct', '99.00'),
  )
  expect(reading).toMatchObject({ missing: [], counts: { changed: 1, refused: 0 } })
  expect(reading.rows).toMatchObject([{ line: 4, cells: [{ new: '£99.00' }] }])
  expect(reading.sums.at(-1)).toBe('1 line above the headings is left out.')
})

test('notes between rows, headings that come again and remarks are no rows (SELL-36)', async () => {
  const { read, id, other } = await seller()
  const reading = await read(
    'prices',
    'id,price',
    'KEG,',
    `${id},99.00`,
    'id,price',
    'CASK',
    `${other},88.00`,
    '',
    'Prices exclude VAT.',
  )
  expect(reading.counts).toEqual({ new: 0, changed: 2, same: 0, refused: 0 })
  expect(reading.sums.at(-1)).toBe(
    '3 notes between the rows are left out: ‘KEG’, ‘CASK’, ‘Prices exclude VAT.’.',
  )
})

test('a row of a known size without its figure is refused and is no note (SELL-36)', async () => {
  const { read, id } = await seller()
  expect((await read('stock', 'id,on hand', `${id},`)).rows).toMatchObject([
    { state: 'refused', reason: 'It does not say how many are on hand.' },
  ])
  expect((await read('prices', 'id,price', 'nobody,5.00')).counts.refused).toBe(1)
})

test('where no line holds the headings, those of the first line are offered (SELL-36)', async () => {
  const { read, id } = await seller()
  const reading = await read('prices', 'Code,What it costs', `${id},99.00`)
  expect([reading.missing.length > 0, reading.headings.map(({ heading }) => heading)]).toEqual([
    true,
    ['Code', 'What it costs'],
  ])
})
