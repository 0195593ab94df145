import { emblems, letterings, palettes } from '../../../shared/catalogue/brewery-house-style.ts'
import { regionOfTown } from '../../../shared/geography/towns.ts'
import type { CellValue, FileName } from './catalogue-columns.ts'
import type { RowValues } from './check-row.ts'
import { chooseFor } from '../../catalogue/beers/add-brewery.ts'

export type StoredValue = CellValue | Record<string, CellValue>

/** A column of a table, the source of its value, and the type of its parameter. */
export type StoredColumn = {
  name: string
  type:
    | 'text'
    | 'text[]'
    | 'boolean'
    | 'integer'
    | 'numeric'
    | 'double precision'
    | 'date'
    | 'timestamptz'
    | 'jsonb'
  /** The columns of the file that determine the value; the import writes it when the file has one of them. */
  cells: readonly string[]
  /** Written for new rows even so, because the table has no default. */
  needed?: true
  read: (row: RowValues) => StoredValue
}

const socialNetworks = ['twitter', 'facebook', 'instagram', 'youtube', 'tiktok', 'threads']

const stored = (name: string, type: StoredColumn['type'], cell = name): StoredColumn => ({
  name,
  type,
  cells: [cell],
  read: (row) => row[cell] ?? null,
})
const texts = (...names: string[]) => names.map((name) => stored(name, 'text'))
const integers = (...names: string[]) => names.map((name) => stored(name, 'integer'))
const booleans = (...names: string[]) => names.map((name) => stored(name, 'boolean'))
const textOf = (row: RowValues, cell: string) => String(row[cell] ?? '')

/** A brewery that names none gets a palette, an emblem and a lettering that stay with its external id. */
const houseStyle = (name: string, choices: readonly string[]): StoredColumn => ({
  name,
  type: 'text',
  cells: [name],
  needed: true,
  read: (row) => row[name] ?? chooseFor(choices, name, textOf(row, 'external_id')),
})

/** The stored columns of every file. Import-queries lists the values that need a lookup in the database. */
export const storedColumns: Record<FileName, readonly StoredColumn[]> = {
  breweries: [
    ...texts('name', 'slug', 'town', 'country', 'description', 'public_title', 'public_subtitle'),
    ...texts('email', 'telephone', 'website', 'sold_by_disclaimer', 'awrs_urn'),
    ...booleans('show_prices', 'has_off_licence_shipping', 'off_licence_approved'),
    {
      name: 'region',
      type: 'text',
      cells: ['town', 'country'],
      read: (row) => regionOfTown(textOf(row, 'town'), textOf(row, 'country')),
    },
    { name: 'social_links', type: 'jsonb', cells: socialNetworks, read: socialLinksOf },
    houseStyle('palette', palettes),
    houseStyle('emblem', emblems),
    houseStyle('lettering', letterings),
    stored('logo_url', 'text', 'logo'),
  ],
  beers: [
    stored('brewery_id', 'text', 'brewery_external_id'),
    ...texts('name', 'style', 'description', 'tasting_notes', 'ingredients', 'color_hex'),
    stored('allergens', 'text[]'),
    stored('target_abv', 'numeric'),
    stored('gluten_free', 'boolean'),
    stored('last_batch_date', 'date'),
    // A file with another last batch does not leave it the best before of the one before.
    { ...stored('last_batch_best_before', 'date'), cells: ['last_batch_date', 'last_batch_best_before'] },
    stored('released_at', 'timestamptz'),
    stored('badge_image_url', 'text', 'badge_image'),
  ],
  containers: [
    stored('beer_id', 'text', 'beer_external_id'),
    ...texts('name', 'type', 'coupler_type', 'duty_rate'),
    ...integers('volume_ml', 'pack_size', 'order_multiple'),
    stored('price_minor', 'integer', 'price'),
    stored('duty_minor', 'integer', 'duty'),
    stored('storefront_variant_id', 'boolean', 'sold_online'),
  ],
  groups: [
    ...texts('slug', 'name', 'description', 'region'),
    stored('latitude', 'double precision'),
    stored('longitude', 'double precision'),
    stored('radius_km', 'integer'),
    stored('image_url', 'text', 'image'),
  ],
  accessories: [
    ...texts('slug', 'name', 'description', 'picture', 'coupler_type'),
    ...integers('display_order', 'max_quantity'),
    stored('price_minor', 'integer', 'price'),
    stored('image_url', 'text', 'image'),
  ],
}

function socialLinksOf(row: RowValues): Record<string, CellValue> {
  const links: Record<string, CellValue> = {}
  for (const network of socialNetworks) if (row[network]) links[network] = row[network]
  return links
}
