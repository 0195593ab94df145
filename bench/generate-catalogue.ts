/** Writes a made-up catalogue as CSV: node bench/generate-catalogue.ts <beers> <folder> [seed] */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { towns } from '../shared/geography/towns.ts'
import { beerFacts, containersOf } from './beer-facts.ts'
import { seededChance, type Chance } from './seeded-chance.ts'

type Options = { beers: number; folder: string; seed?: number }
type Row = readonly (string | number | boolean)[]

/** Beers a brewery brews on average; one group for so many breweries. */
const beersPerBrewery = 50
const breweriesPerGroup = 20

/**
 * Writes breweries, beers, three containers for each, and groups. The same numbers give the same bytes.
 */
export async function generateCatalogue({ beers, folder, seed = 1 }: Options): Promise<void> {
  await mkdir(folder, { recursive: true })
  const breweries = Math.max(10, Math.round(beers / beersPerBrewery))
  const write = (name: string, rows: Iterable<Row>) => writeRows(join(folder, `${name}.csv`), rows)
  await write('breweries', breweryRows(breweries, seededChance(seed)))
  await write('groups', groupRows(breweries, seededChance(seed + 1)))
  await write('beers', beerRows(beers, breweries, seed))
  await write('containers', containerRows(beers, seed))
}

function* breweryRows(count: number, chance: Chance): Generator<Row> {
  yield ['external_id', 'name', 'slug', 'town', 'country', 'description', 'show_prices', 'website']
  for (let n = 1; n <= count; n += 1) {
    const { name: town, country } = chance.pick(towns)
    const name = `${town} ${chance.pick(breweryWords)} ${n}`
    const about = `Brews in ${town} since ${1980 + chance.below(45)}.`
    const slug = `brewery-${n}`
    yield [`brewery-${n}`, name, slug, town, country, about, chance.below(12) > 0, `https://${slug}.example`]
  }
}

const beerHeader =
  'external_id,brewery_external_id,name,style,description,tasting_notes,' +
  'ingredients,allergens,target_abv,color_hex,gluten_free,last_batch_date,released_at'
const containerHeader =
  'external_id,beer_external_id,name,type,volume_ml,' +
  'pack_size,available_units,sold_online,price,coupler_type'
const breweryWords = ['Brewery', 'Brewing Co', 'Ales', 'Beer Works', 'Brewhouse', 'Craft Brewers']

function* groupRows(breweries: number, chance: Chance): Generator<Row> {
  yield [
    'external_id',
    'slug',
    'name',
    'region',
    'latitude',
    'longitude',
    'radius_km',
    'brewery_external_ids',
  ]
  for (let n = 1; n <= Math.ceil(breweries / breweriesPerGroup); n += 1) {
    const town = chance.pick(towns)
    const members = new Set(Array.from({ length: 6 }, () => `brewery-${1 + chance.below(breweries)}`))
    const place = [town.region, town.latitude, town.longitude, 40 + chance.below(80)]
    yield [`group-${n}`, `group-${n}`, `${town.name} Pallet ${n}`, ...place, [...members].join('|')]
  }
}

function* beerRows(count: number, breweries: number, seed: number): Generator<Row> {
  yield beerHeader.split(',')
  for (let n = 1; n <= count; n += 1) {
    const facts = beerFacts(n, seed)
    yield [`beer-${n}`, `brewery-${1 + facts.chance.squared(breweries)}`, ...facts.cells]
  }
}

function* containerRows(beers: number, seed: number): Generator<Row> {
  yield containerHeader.split(',')
  for (let n = 1; n <= beers; n += 1) {
    for (const [index, cells] of containersOf(n, seed).entries()) {
      yield [`beer-${n}-${index + 1}`, `beer-${n}`, ...cells]
    }
  }
}

async function writeRows(path: string, rows: Iterable<Row>): Promise<void> {
  const file = createWriteStream(path)
  let text = ''
  for (const row of rows) {
    text += `${row.map(toCell).join(',')}\n`
    if (text.length < 65_536) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'finish')
}

const toCell = (value: string | number | boolean) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

if (import.meta.main) {
  const [beers = '', folder = '', seed = '1'] = process.argv.slice(2)
  await generateCatalogue({ beers: Number(beers), folder, seed: Number(seed) })
}
