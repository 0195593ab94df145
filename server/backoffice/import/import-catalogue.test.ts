import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  catalogueFolder,
  csv,
  importFolder,
  ndjson,
  smallCatalogue,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../../platform/database/database.ts'

const counted = (read: number, inserted: number, updated: number, leftOut = 0) => ({
  read,
  inserted,
  updated,
  leftOut,
})

test('a folder is loaded with regions, links, house style and pence; the same again changes nothing', async () => {
  const { database } = await useTestDatabase()
  const brewery = buildBrewery({ website: 'https://tern.example', instagram: 'https://instagram.com/tern' })
  const folder = await catalogueFolder({ ...smallCatalogue(), 'breweries.csv': csv(brewery) })
  const first = await importFolder(database, folder)
  expect(first.result).toMatchObject({ kind: 'loaded', files: { containers: counted(1, 1, 0) }, leftOut: 0 })
  const [loaded] = await rowsOf(
    database,
    `select b.region, b.social_links, b.palette <> '' and b.emblem <> '' and b.lettering <> '' as styled,
      beers.target_abv::text as abv, c.price_minor, c.storefront_variant_id is not null as sold
     from breweries b join beers on brewery_id = b.id join containers c on beer_id = beers.id`,
  )
  expect(loaded).toEqual({
    region: 'yorkshire',
    social_links: { instagram: 'https://instagram.com/tern' },
    styled: true,
    abv: '5.20',
    price_minor: 9600,
    sold: true,
  })
  const before = await everything(database)
  const again = await importFolder(database, folder)
  expect(again.result).toMatchObject({
    files: { breweries: counted(1, 0, 0), beers: counted(1, 0, 0), containers: counted(1, 0, 0) },
  })
  expect(await everything(database)).toEqual(before)
})

const stating = (name: string, stated: object) =>
  buildContainer({ external_id: `tern/porter/${name}`, name, duty_rate: '', duty: '', ...stated })

test('a brewery’s duty is imported as a rate, as an amount in pence, or not at all', async () => {
  const { database } = await useTestDatabase()
  const rows = [
    stating('amount', { duty: '15.90' }),
    stating('rate', { duty_rate: 'draught' }),
    stating('silent', {}),
  ]
  const folder = await catalogueFolder({ ...smallCatalogue(), 'containers.csv': csv(...rows) })
  expect((await importFolder(database, folder)).result).toMatchObject({ kind: 'loaded' })
  expect(await rowsOf(database, 'select name, duty_rate, duty_minor from containers order by name')).toEqual([
    { name: 'amount', duty_rate: null, duty_minor: 1590 },
    { name: 'rate', duty_rate: 'draught', duty_minor: null },
    { name: 'silent', duty_rate: null, duty_minor: null },
  ])
})

test('one changed price updates one row and leaves the others untouched', async () => {
  const { database } = await useTestDatabase()
  const files = smallCatalogue()
  const other = buildContainer({
    external_id: 'tern/porter/cask',
    name: 'Firkin',
    type: 'cask',
    coupler_type: '',
  })
  const folder = (price: string) =>
    catalogueFolder({ ...files, 'containers.csv': csv(buildContainer({ price }), other) })
  await importFolder(database, await folder('96.00'))
  const { result } = await importFolder(database, await folder('97.25'))
  expect(result).toMatchObject({ files: { containers: counted(2, 0, 1), beers: counted(1, 0, 0) } })
  expect(
    await rowsOf(
      database,
      'select price_minor, updated_at > created_at as touched from containers order by name',
    ),
  ).toEqual([
    { price_minor: 9725, touched: true },
    { price_minor: 9600, touched: false },
  ])
})

test('a variant is created when a size goes on sale online, survives updates, and is removed when the size does not sell online', async () => {
  const { database } = await useTestDatabase()
  const load = async (container: ReturnType<typeof buildContainer>) => {
    await importFolder(
      database,
      await catalogueFolder({ ...smallCatalogue(), 'containers.csv': csv(container) }),
    )
    const [row] = await rowsOf(database, 'select storefront_variant_id as variant from containers')
    return row?.['variant']
  }
  expect(await load(buildContainer({ sold_online: false }))).toBeNull()
  const variant = await load(buildContainer())
  expect(variant).toMatch(/^[0-9a-f-]{36}$/)
  expect(await load(buildContainer({ available_units: 3 }))).toBe(variant)
  expect(await load(buildContainer({ sold_online: false }))).toBeNull()
})

test('one bad row refuses the whole folder, and every bad cell is listed', async () => {
  const { database } = await useTestDatabase()
  const folder = await catalogueFolder({
    'breweries.csv': csv(
      buildBrewery(),
      buildBrewery({ slug: 'other' }),
      buildBrewery({ external_id: 'gull', email: 'x' }),
    ),
    'beers.csv': csv(
      buildBeer({ target_abv: 'strong', style: 'stout' }),
      buildBeer({ external_id: 'a', brewery_external_id: 'nobody' }),
      buildBeer({ external_id: 'b', brewery_external_id: 'gull' }),
    ),
    'containers.csv': csv(buildContainer({ price: '1.001' })),
    'notes.txt': 'hello',
  })
  const { result, bad, warnings } = await importFolder(database, folder)
  expect(bad).toEqual([
    "breweries.csv:3 external_id 'tern' is in line 2 already",
    'breweries.csv:4 email is not an email address',
    "breweries.csv:4 slug 'tern' is in line 2 already",
    "beers.csv:2 style 'stout' is no sub-style code we know",
    'beers.csv:2 target_abv is not a number such as 4.2',
    "beers.csv:3 brewery_external_id 'nobody' is not in breweries.csv or in the shop",
    'containers.csv:2 price is not an amount of pounds such as 96.00',
  ])
  expect(result).toEqual({ kind: 'refused', bad: 7 })
  expect(warnings).toEqual(['notes.txt is no file of a catalogue: passed over.'])
  expect(await everything(database)).toEqual({ breweries: [], beers: [], containers: [], groups: [] })
})

test('skip-invalid imports the rest and omits rows that name an omitted row', async () => {
  const { database } = await useTestDatabase()
  const folder = await catalogueFolder({
    'breweries.csv': csv(
      buildBrewery(),
      buildBrewery({ external_id: 'gull', slug: 'gull', town: 'x'.repeat(200) }),
    ),
    'beers.csv': csv(buildBeer(), buildBeer({ external_id: 'gull/ale', brewery_external_id: 'gull' })),
    'containers.csv': csv(
      buildContainer(),
      buildContainer({ external_id: 'c2', beer_external_id: 'gull/ale' }),
      buildContainer({ external_id: 'c3', pack_size: 0 }),
    ),
    'groups.csv': csv({ external_id: 'g', slug: 'g', name: 'Coast', brewery_external_ids: 'tern|gull' }),
  })
  const { result, bad } = await importFolder(database, folder, { skipInvalid: true })
  expect(bad).toEqual([
    'breweries.csv:3 town is 200 characters long, at most 120 are kept',
    "beers.csv:3 brewery_external_id 'gull' of breweries.csv is left out",
    "containers.csv:3 beer_external_id 'gull/ale' of beers.csv is left out",
    'containers.csv:4 pack_size must be from 1 to 1000000',
    "groups.csv:2 brewery_external_ids 'gull' of breweries.csv is left out",
  ])
  expect(result).toMatchObject({
    leftOut: 5,
    files: { breweries: counted(2, 1, 0, 1), beers: counted(2, 1, 0, 1), containers: counted(3, 1, 0, 2) },
  })
})

test('a file that cannot be read to its end is refused even with skip-invalid', async () => {
  const { database } = await useTestDatabase()
  const folder = await catalogueFolder({ ...smallCatalogue(), 'groups.csv': 'external_id,slug,name\ng,"g' })
  const { result, bad } = await importFolder(database, folder, { skipInvalid: true })
  expect(result).toEqual({ kind: 'refused', bad: 1 })
  expect(bad).toEqual(['groups.csv:2  a quote is opened and never closed'])
})

test('NDJSON with native values imports exactly the same as CSV', async () => {
  const [fromCsv, fromNdjson] = [await useTestDatabase(), await useTestDatabase()]
  const beer = buildBeer({
    allergens: 'barley|wheat',
    gluten_free: true,
    released_at: '2026-03-05T09:30:00Z',
  })
  const group = { external_id: 'g', slug: 'g', name: 'Coast', latitude: 54.5, longitude: -0.6, radius_km: 40 }
  await importFolder(
    fromCsv.database,
    await catalogueFolder({
      ...smallCatalogue(),
      'beers.csv': csv(beer),
      'groups.csv': csv({ ...group, brewery_external_ids: 'tern' }),
    }),
  )
  await importFolder(
    fromNdjson.database,
    await catalogueFolder({
      'breweries.ndjson': ndjson(buildBrewery()),
      'beers.ndjson': ndjson({ ...beer, allergens: ['barley', 'wheat'], target_abv: 5.2 }),
      'containers.ndjson': ndjson(buildContainer({ price: 96 })),
      'groups.ndjson': ndjson({ ...group, brewery_external_ids: ['tern'] }),
    }),
  )
  const loaded = await everything(fromCsv.database)
  expect(loaded.groups).toEqual([expect.objectContaining({ brewery: 'tern' })])
  expect(await everything(fromNdjson.database)).toEqual(loaded)
})

test('formulas, markup and SQL are stored as plain text', async () => {
  const { database } = await useTestDatabase()
  const name = `=1+1'); drop table beers; -- <script>alert(1)</script> $1 \\`
  await importFolder(
    database,
    await catalogueFolder({ ...smallCatalogue(), 'beers.csv': csv(buildBeer({ name })) }),
  )
  expect(await rowsOf(database, 'select name from beers')).toEqual([{ name }])
})

test('a missing column leaves the stored value, an empty cell clears it', async () => {
  const { database } = await useTestDatabase()
  const full = buildBeer({ description: 'Dark.', color_hex: '#221100', released_at: '2026-03-05' })
  await importFolder(database, await catalogueFolder({ ...smallCatalogue(), 'beers.csv': csv(full) }))
  const { target_abv: _abv, ...partial } = buildBeer({ color_hex: '' })
  await importFolder(database, await catalogueFolder({ 'beers.csv': csv(partial) }))
  expect(
    await rowsOf(
      database,
      `select description, color_hex, target_abv::text as abv, released_at = '2026-03-05Z' as unchanged from beers`,
    ),
  ).toEqual([{ description: 'Dark.', color_hex: null, abv: '5.20', unchanged: true }])
})

test('the breweries of a group are replaced, in their order; rows not in the file stay', async () => {
  const { database } = await useTestDatabase()
  const breweries = ['tern', 'gull', 'auk'].map((id) => buildBrewery({ external_id: id, slug: id }))
  const members = () =>
    rowsOf(
      database,
      `select external_id as id from group_breweries join breweries on id = brewery_id order by position`,
    )
  await importFolder(
    database,
    await catalogueFolder({ 'breweries.csv': csv(...breweries), 'groups.csv': groupOf('tern|gull') }),
  )
  expect(await members()).toEqual([{ id: 'tern' }, { id: 'gull' }])
  await importFolder(database, await catalogueFolder({ 'groups.csv': groupOf('auk|tern') }))
  expect(await members()).toEqual([{ id: 'auk' }, { id: 'tern' }])
  expect(await rowsOf(database, 'select count(*)::int as breweries from breweries')).toEqual([
    { breweries: 3 },
  ])
})

test('a slug that another brewery of the shop has is refused', async () => {
  const { database } = await useTestDatabase()
  await importFolder(database, await catalogueFolder(smallCatalogue()))
  const { bad } = await importFolder(
    database,
    await catalogueFolder({ 'breweries.csv': csv(buildBrewery({ external_id: 'new' })) }),
  )
  expect(bad).toEqual(["breweries.csv:2 slug 'tern' belongs to 'tern' in the shop"])
})

test('a folder that is not there, has nothing in it, or has a file twice is not imported', async () => {
  const { database } = await useTestDatabase()
  await expect(importFolder(database, '/nowhere/at/all')).rejects.toThrow("no folder '/nowhere/at/all'")
  await expect(importFolder(database, await catalogueFolder({}))).rejects.toThrow('Nothing to import')
  const twice = await catalogueFolder({ 'beers.csv': '', 'beers.ndjson': '' })
  await expect(importFolder(database, twice)).rejects.toThrow('beers.csv and beers.ndjson')
})

const groupOf = (members: string) =>
  csv({ external_id: 'g', slug: 'g', name: 'Coast', brewery_external_ids: members })

async function rowsOf(database: Database, query: string) {
  return (await database.execute(sql.raw(query))).rows
}

/** The contents of the catalogue, without generated identifiers and times. */
async function everything(database: Database) {
  const without = `- 'id' - 'brewery_id' - 'beer_id' - 'created_at' - 'updated_at'
    - 'released_at' - 'storefront_variant_id'`
  const all = async (table: string, query: string) =>
    (
      await rowsOf(database, `select to_jsonb(t) ${without} as row from (${query}) t order by t.external_id`)
    ).map(({ row }) => row as Record<string, unknown>)
  const members = `select groups.*, b.external_id as brewery from groups
    left join group_breweries on group_id = groups.id left join breweries b on b.id = brewery_id`
  return {
    breweries: await all('breweries', 'select * from breweries'),
    beers: await all('beers', 'select * from beers'),
    containers: await all('containers', 'select * from containers'),
    groups: await all('groups', members),
  }
}
