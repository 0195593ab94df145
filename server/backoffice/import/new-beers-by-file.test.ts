import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BreweryImport, FileReading } from '../../../shared/api/imports-api.ts'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'

const shop = await openOrderShop()
const { database } = shop

const body = (file: string) => ({
  kind: 'beers',
  name: 'beers.csv',
  file: Buffer.from(file).toString('base64'),
})

/** A brewery with two beers, and what its sales bring in files of beers. */
async function seller() {
  const brewery = await buildBrewery(database)
  for (const name of ['Towpath Bitter', 'Lock Stout'])
    await buildBeer(database, { breweryId: brewery.id, name })
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const root = `/api/sell/${brewery.slug}`
  const keyed = () => ({ ...sales, 'idempotency-key': randomUUID() })
  const read = async (file: string) =>
    (await shop.post(`${root}/imports/reading`, body(file), sales)).json() as FileReading
  const get = async (path: string) => (await shop.get(`${root}${path}`, sales)).json()
  return {
    read,
    take: async (file: string) => {
      const { digest } = await read(file)
      return shop.post(`${root}/imports`, { ...body(file), digest, leavesOutRefused: false }, keyed())
    },
    undo: async (taken: BreweryImport) =>
      (await shop.post(`${root}/imports/${taken.id}/undo`, {}, keyed())).json() as BreweryImport,
    /** The changes of the brewery that wait. */
    waiting: async () => {
      const { rows } = (await get('/beers?view=waiting')) as { rows: { id: string }[] }
      return Promise.all(rows.map(async ({ id }) => (await get(`/beers/${id}`)).change))
    },
    names: async () =>
      (await database.select().from(beers).where(eq(beers.breweryId, brewery.id)))
        .map(({ name }) => name)
        .toSorted(),
  }
}

const heading = 'Beer id,Beer,Style,ABV,Container,Container id,Type,Price'
const lines = (...rows: string[]) => [heading, ...rows].join('\n')

test.each(['with ids', 'without ids'])(
  'a new beer that comes again while Dray looks at it is the one that waits, %s (SELL-27, SELL-35)',
  async (how) => {
    const { read, take, waiting, names } = await seller()
    const [id, sizeId] = how === 'with ids' ? [`n-${randomUUID()}`, `s-${randomUUID()}`] : ['', '']
    const file = lines(`${id},Harbour Porter,porter,5.2,Firkin,${sizeId},cask,110`)
    await take(file)
    const again = await read(file)
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 })
    expect(again.rows[0]!.warnings).toEqual(['The beer is waiting for Dray.'])
    expect((await take(file)).json().code).toBe('not_possible')
    const [change, ...others] = await waiting()
    expect([others, change.sizes]).toEqual([[], ['Firkin, £110.00']])
    await shop.operate('changes', 'approve', change.id)
    expect(await names()).toEqual(['Harbour Porter', 'Lock Stout', 'Towpath Bitter'])
    expect((await read(file)).counts.same).toBe(1)
  },
)

test('what a further file says of a beer that waits joins it, and goes back alone (SELL-27, SELL-35, SELL-37)', async () => {
  const { read, take, undo, waiting } = await seller()
  const first = (
    await take(lines(',Harbour Porter,porter,5.2,Firkin,,cask,110', ',Harbour Porter,,,Pin,,cask,60'))
  ).json() as BreweryImport
  const [before] = await waiting()
  const file = lines(
    ',harbour porter,porter,5.4,firkin,,,115',
    ',Harbour Porter,,,Keg,,keg,130',
    ',Swan Neck,best-bitter,4.2,,,,',
  )
  const reading = await read(file)
  expect(reading.rows.map(({ state, cells }) => [state, cells.map(({ name }) => name)])).toEqual([
    ['changed', ['Name', 'ABV', 'Size', 'Price ex VAT']],
    ['new', ['Size', 'Kind', 'Price ex VAT']],
    ['new', ['Name', 'Style', 'ABV']],
  ])
  const second = (await take(file)).json() as BreweryImport
  const joined = (await waiting()).find(({ id }) => id === before.id)
  expect(joined.sizes).toEqual(['firkin, £115.00', 'Pin, £60.00', 'Keg, £130.00'])
  expect([joined.proposed.targetAbv, (await waiting()).length]).toEqual([5.4, 2])
  expect((await undo(first)).stayed).toEqual(['Harbour Porter, Firkin: it has changed since, and stays.'])
  expect((await undo(second)).stayed).toEqual([])
  expect(await waiting()).toEqual([before])
})

/** A file of kegs of one new beer. */
const kegs = (...rows: string[]) =>
  ['Beer,Style,Size,Kind,Coupler,Price', ...rows.map((row) => `Harbour Porter,porter,${row}`)].join('\n')

test('a further file says something of that keg of a beer that waits whose coupler it names (S-06, SELL-27, SELL-35)', async () => {
  const { read, take, waiting } = await seller()
  const first = kegs('50L Keg,keg,a,100', '50L Keg,keg,s,100')
  await take(first)
  expect((await read(first)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0 })
  const bare = await read(kegs('50L Keg,,,95'))
  expect(bare.rows[0]!.reason).toMatch(/does not say which: Harbour Porter has ‘50L Keg · A-Type’ and ‘50L/)
  await take(kegs('50L Keg,,s,95'))
  const sizes = async () => (await waiting())[0].sizes
  expect(await sizes()).toEqual(['50L Keg · A-Type, £100.00', '50L Keg · S-Type, £95.00'])
  await take(kegs('50L Keg · A-Type,,,90'))
  expect(await sizes()).toEqual(['50L Keg · A-Type, £90.00', '50L Keg · S-Type, £95.00'])
  const twice = await read(kegs('50L Keg,,s,80', '50L Keg · S-Type,,,85'))
  expect(twice.rows.filter(({ state }) => state === 'refused')).toMatchObject([
    { line: 3, reason: 'Line 2 says the same already.' },
  ])
})

test('one new id under two beers is refused with its line (SELL-35)', async () => {
  const { read, take } = await seller()
  const id = randomUUID()
  for (const [one, other] of [
    [',Towpath Bitter,,', ',Lock Stout,,'],
    [',Towpath Bitter,,', ',Harbour Porter,porter,5.2'],
    [',Harbour Porter,porter,5.2', ',Swan Neck,best-bitter,4.2'],
  ]) {
    const file = lines(`${one},New A,${id},keg,100`, `${other},New B,${id},keg,100`)
    const { rows } = await read(file)
    expect(rows.filter(({ state }) => state === 'refused')).toMatchObject([
      { line: 3, reason: `Line 2 gives the id ‘${id}’ to another size.` },
    ])
    expect((await take(file)).statusCode).toBe(409)
  }
})

test('a name with other apostrophes, dashes or accents is that of the same beer and size (SELL-35)', async () => {
  const { read, take, names, waiting } = await seller()
  await take(lines(",Lock Keeper's Small – Kölsch,kolsch,2.8,Firkin,,cask,86.00"))
  const [change] = await waiting()
  await shop.operate('changes', 'approve', change.id)
  const written = ['Lock Keeper’s Small - Kolsch', 'LOCK KEEPER`S SMALL — KÖLSCH']
  for (const name of written) {
    const again = await read(`Beer,Size,Price\n${name},Firkin,86.00`)
    expect(again.counts).toMatchObject({ new: 0, refused: 0 })
  }
  expect((await read(`Beer,Size,Price\n${written[0]},Firkin,86.00`)).counts.same).toBe(1)
  const twice = await read(
    `Beer,Style,Size,Kind,Price\nOwner’s Ale,porter,Firkin,cask,90\nOwner's Ale,,Pin,cask,50`,
  )
  expect(twice.counts).toMatchObject({ new: 2, refused: 0 })
  await take(`Beer,Style,Size,Kind,Price\nOwner’s Ale,porter,Firkin,cask,90\nOwner's Ale,,Pin,cask,50`)
  expect((await waiting()).map(({ sizes }) => sizes)).toEqual([['Firkin, £90.00', 'Pin, £50.00']])
  expect(await names()).toHaveLength(3)
})

test('a new beer whose name is one letter from that of another is warned of (SELL-35)', async () => {
  const { read } = await seller()
  const { rows } = await read(lines(',Towpath Biter,porter,4.1,Firkin,,cask,86.00'))
  expect(rows).toMatchObject([
    { state: 'new', warnings: ['You have ‘Towpath Bitter’: is this another beer?'] },
  ])
})
