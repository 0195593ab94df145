/**
 * Every file of a catalogue with its columns: the required ones, the type and length of their cells, and the value of
 * an empty cell. The import loads the files in this order, so that a row exists before another names it.
 */
import { accessoryShapes } from '../../../artwork/accessory-shapes.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import { emblems, letterings, palettes } from '../../../shared/catalogue/brewery-house-style.ts'
import { packagingTypes } from '../../../shared/catalogue/containers.ts'
import { couplerCodes } from '../../../shared/catalogue/sizes/couplers.ts'
import { statedRates } from '../../../shared/duty/duty-of.ts'
import { regions } from '../../../shared/geography/regions.ts'
import { reservedBrewerySlugs } from '../../../shared/paths/selling-paths.ts'

export type FileName = 'breweries' | 'beers' | 'containers' | 'groups' | 'accessories'

type CellKind =
  | { kind: 'line' | 'text' | 'slug' | 'url' | 'email' | 'picture'; most: number }
  | { kind: 'externalId' }
  | { kind: 'boolean' | 'color' | 'day' | 'moment' | 'count time' }
  | { kind: 'integer' | 'degrees'; least: number; most: number }
  | { kind: 'percent' | 'money'; most: number }
  | { kind: 'choice'; choices: ReadonlySet<string>; what: string }
  | { kind: 'list'; entries: number; most: number }

export type CellValue = string | number | boolean | readonly string[] | null

export type Column = CellKind & {
  name: string
  /** The header must have it, and no cell may be empty. */
  required?: true
  /** The meaning of an empty cell; null if it has none. */
  empty: CellValue
  /** The file of the rows that the cell names; a list names several. */
  names?: FileName
  /** No two rows may share it, neither here nor in the database. */
  unique?: true
  /** Words that are no value, as something else has their place. */
  reserved?: readonly string[]
}

export type CatalogueFile = { name: FileName; columns: readonly Column[] }

/** Longest texts, in characters, and largest numbers. Money is in pence. */
const limits = { line: 120, text: 4000, url: 500, slug: 120, money: 100_000_00, count: 1_000_000 }

type Options = Partial<Pick<Column, 'required' | 'empty' | 'names' | 'unique' | 'reserved'>>

const cell = (name: string, kind: CellKind, options: Options = {}): Column => ({
  ...kind,
  name,
  empty: null,
  ...options,
})
const needed = { required: true } as const
const line = (name: string, options?: Options) => cell(name, { kind: 'line', most: limits.line }, options)
const text = (name: string) => cell(name, { kind: 'text', most: limits.text }, { empty: '' })
const url = (name: string) => cell(name, { kind: 'url', most: limits.url })
const picture = (name: string) => cell(name, { kind: 'picture', most: limits.url })
const externalId = () => cell('external_id', { kind: 'externalId' }, { ...needed, unique: true })
const slug = (options: Options = {}) =>
  cell('slug', { kind: 'slug', most: limits.slug }, { ...needed, ...options, unique: true })
const flag = (name: string, empty: boolean) => cell(name, { kind: 'boolean' }, { empty })
const count = (name: string, least: number, empty: number | null) =>
  cell(name, { kind: 'integer', least, most: limits.count }, { empty })
const choice = (name: string, what: string, choices: readonly string[], options?: Options) =>
  cell(name, { kind: 'choice', what, choices: new Set(choices) }, options)
const price = () => cell('price', { kind: 'money', most: limits.money })
const coupler = () => choice('coupler_type', 'coupler', couplerCodes)
const styleCodes = beerStyles.flatMap(({ substyles }) => substyles.map(({ code }) => code))

export const catalogueFiles: readonly CatalogueFile[] = [
  {
    name: 'breweries',
    columns: [
      externalId(),
      line('name', needed),
      slug({ reserved: reservedBrewerySlugs }),
      line('town', { empty: '' }),
      line('country', { empty: '' }),
      text('description'),
      line('public_title', { empty: '' }),
      cell('public_subtitle', { kind: 'line', most: 300 }, { empty: '' }),
      flag('show_prices', true),
      cell('email', { kind: 'email', most: 254 }),
      cell('telephone', { kind: 'line', most: 40 }),
      url('website'),
      cell('sold_by_disclaimer', { kind: 'text', most: 1000 }),
      ...['twitter', 'facebook', 'instagram', 'youtube', 'tiktok', 'threads'].map(url),
      cell('awrs_urn', { kind: 'line', most: 40 }),
      flag('awrs_verified', false),
      cell('awrs_checked_on', { kind: 'day' }),
      text('awrs_evidence'),
      flag('has_off_licence_shipping', false),
      flag('off_licence_approved', false),
      choice('palette', 'palette', palettes),
      choice('emblem', 'emblem', emblems),
      choice('lettering', 'lettering', letterings),
      picture('logo'),
    ],
  },
  {
    name: 'beers',
    columns: [
      externalId(),
      cell('brewery_external_id', { kind: 'externalId' }, { ...needed, names: 'breweries' }),
      line('name', needed),
      choice('style', 'sub-style code', styleCodes, needed),
      text('description'),
      text('tasting_notes'),
      text('ingredients'),
      cell('allergens', { kind: 'list', entries: 30, most: 60 }, { empty: [] }),
      cell('target_abv', { kind: 'percent', most: 75 }),
      cell('color_hex', { kind: 'color' }),
      flag('gluten_free', false),
      cell('last_batch_date', { kind: 'day' }),
      cell('last_batch_best_before', { kind: 'day' }),
      cell('released_at', { kind: 'moment' }),
      picture('badge_image'),
    ],
  },
  {
    name: 'containers',
    columns: [
      externalId(),
      cell('beer_external_id', { kind: 'externalId' }, { ...needed, names: 'beers' }),
      line('name', needed),
      choice('type', 'packaging type', packagingTypes, needed),
      count('volume_ml', 1, null),
      count('pack_size', 1, 1),
      count('available_units', 0, 0),
      cell('counted_at', { kind: 'count time' }),
      cell('order_multiple', { kind: 'integer', least: 1, most: 1000 }, { empty: 1 }),
      cell('sold_online', { kind: 'boolean' }, needed),
      price(),
      coupler(),
      choice('duty_rate', 'rate of duty', statedRates),
      cell('duty', { kind: 'money', most: limits.money }),
    ],
  },
  {
    name: 'groups',
    columns: [
      externalId(),
      slug(),
      line('name', needed),
      text('description'),
      choice(
        'region',
        'region',
        regions.map((region) => region.slug),
      ),
      cell('latitude', { kind: 'degrees', least: -90, most: 90 }),
      cell('longitude', { kind: 'degrees', least: -180, most: 180 }),
      cell('radius_km', { kind: 'integer', least: 1, most: 1000 }),
      cell(
        'brewery_external_ids',
        { kind: 'list', entries: 500, most: 200 },
        { empty: [], names: 'breweries' },
      ),
      picture('image'),
    ],
  },
  {
    name: 'accessories',
    columns: [
      externalId(),
      slug(),
      line('name', needed),
      text('description'),
      choice('picture', 'drawn accessory', Object.keys(accessoryShapes), needed),
      price(),
      coupler(),
      count('display_order', 0, 0),
      count('current_stock', 0, 0),
      cell('counted_at', { kind: 'count time' }),
      count('max_quantity', 0, null),
      picture('image'),
    ],
  },
]
