import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

/** A beer in two kegs that differ in nothing but their coupler, and in a cask, as its brewery's owner reads of them. */
const brewery = await buildBrewery(database)
const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Shore Pilsner' })
const sizeOf = (values: object) => buildContainer(database, { beerId: beer.id, ...values })
const kegOf = (couplerType: string) =>
  sizeOf({ name: '50L Keg', externalId: `${brewery.slug}/${couplerType}`, couplerType })
const kegs = [await kegOf('a'), await kegOf('s')]
await sizeOf({ name: '9g Cask', type: 'cask' })
const owner = await shop.buyer()
await addMember(database, { clientId: owner.clientId, breweryId: brewery.id, role: 'owner' })

const root = `/api/sell/${brewery.slug}`
const get = async (path: string) => (await shop.get(`${root}${path}`, owner)).json()
const call = (method: 'PUT' | 'POST', path: string, body: object) =>
  shop.call(method, `${root}${path}`, body, { ...owner, 'idempotency-key': randomUUID() })
const sizes = ['50L Keg · A-Type', '50L Keg · S-Type', '9g Cask']
const titles = sizes.map((size) => `Shore Pilsner, ${size}`)

test('two kegs of one beer differ by name in its brewery’s stock, prices and beers (S-06)', async () => {
  const [stock, prices] = [await get('/stock?q=Shore+50L'), await get('/prices?q=Shore+50L')]
  for (const { rows } of [stock, prices])
    expect(rows.map((row: { container: string }) => row.container).toSorted()).toEqual(sizes.slice(0, 2))
  expect(stock.rows.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.slice(0, 2))
  const [listed] = (await get('/beers')).rows
  expect(listed.containers.toSorted()).toEqual(sizes)
  const file = (await shop.get(`${root}/stock?format=csv`, owner)).body
  for (const size of sizes) expect(file).toContain(`,Shore Pilsner,${size},`)
})

test('a search for a coupler, or for the name as it is shown, finds the keg (S-06, SELL-27)', async () => {
  for (const words of ['s-type', 'pilsner 50l S-Type', 'Shore Pilsner, 50L Keg · S-Type']) {
    const q = encodeURIComponent(words)
    for (const list of ['stock', 'prices'])
      expect(await get(`/${list}?q=${q}`), `${list} ${words}`).toMatchObject({
        total: 1,
        rows: [{ container: '50L Keg · S-Type' }],
      })
    expect((await get(`/beers?q=${q.replace('%2C', '')}`)).total, words).toBe(1)
  }
  for (const list of ['stock', 'prices', 'beers'])
    expect((await get(`/${list}?q=g-type`)).total, list).toBe(0)
})

test('what happens to one of two kegs says which of them it is (S-06)', async () => {
  const [aType, sType] = kegs as [(typeof kegs)[0], (typeof kegs)[0]]
  expect((await get(`/stock/${sType.id}/movements`)).title).toBe('Shore Pilsner, 50L Keg · S-Type')
  const items = kegs.map(({ id: containerId }) => ({ containerId, units: 1 }))
  const spoilt = { kind: 'spoilt', reason: 'Off', items }
  const { stock } = (await call('POST', '/stock?dryRun=true', spoilt)).json()
  for (const title of titles.slice(0, 2))
    expect(stock.filter((sentence: string) => sentence.startsWith(title))).toHaveLength(1)
  const list = {
    name: 'Friends',
    percentOff: 1000,
    members: [],
    prices: items.map(({ containerId }) => ({ containerId, priceMinor: 9000 })),
  }
  await call('PUT', `/price-lists/${randomUUID()}`, list)
  const [saved] = (await get('/price-lists')).lists
  expect(saved.prices.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.slice(0, 2))
  const away = (path: string) =>
    call('PUT', `/beers/${beer.id}/containers/${aType.id}/${path}?dryRun=true`, {
      [path === 'online' ? 'isOnline' : 'isArchived']: path !== 'online',
    })
  expect((await away('online')).json().button).toBe('Take 50L Keg · A-Type off sale')
  const archive = (await away('archived')).json()
  expect(archive.button).toBe('Archive 50L Keg · A-Type')
  expect(archive.stock[0]).toMatch(/^50L Keg · A-Type: 10 are still there/)
})
