import { sql } from 'drizzle-orm'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import type { Database } from '../../../platform/database/database.ts'
import { beerImageUrl } from '../beer-card-view.ts'
import { sizeOrder } from '../size-order-in-statement.ts'
import { sizeText } from '../size-in-statement.ts'

/** What places a beer in its brewery's list. */
export type ListedKey = {
  id: string
  name: string
  isArchived: boolean
  isOnline: boolean
}
/** The same with what a search looks through besides the name: the style, and the sizes with their couplers. */
export type SearchedKey = ListedKey & { style: string; containers: string }
export type ListedBeer = {
  id: string
  name: string
  style: string
  targetAbv: number | null
  isArchived: boolean
  /** Names of sizes that are not put away, with the couplers of kegs. */
  containers: string[]
  /** Of what is sold online: the lowest price in pence, and the units. */
  fromMinor: number | null
  sellable: number
  isOnline: boolean
  /** The picture that its brewery brought, or the drawn label. */
  imageUrl: string
}
type ListedBeerRow = Omit<ListedBeer, 'containers' | 'imageUrl'> & {
  label: Parameters<typeof beerImageUrl>[0]

  containers: { name: string; couplerType: string | null }[]
}
type Range = { breweryId: string; most: number }

/** A brewery's beers by name, whether on sale or put away, at most so many; of its sizes it reads an index alone. */
export async function listedBeerKeys(database: Database, { breweryId, most }: Range): Promise<ListedKey[]> {
  const { rows } = await database.execute(sql`
    select beer.id, beer.name, beer.archived_at is not null as "isArchived", size.beer_id is not null as "isOnline"
    from beers as beer left join (
      select distinct beer_id from containers
      where brewery_id = ${breweryId}::uuid and storefront_variant_id is not null
    ) as size on size.beer_id = beer.id
    where beer.brewery_id = ${breweryId}::uuid
    order by beer.name, beer.id limit ${most}`)
  return rows as ListedKey[]
}

/** The same with their styles and the sizes that are not put away. */
export async function searchedBeerKeys(
  database: Database,
  { breweryId, most }: Range,
): Promise<SearchedKey[]> {
  const { rows } = await database.execute(sql`
    select beer.id, beer.name, beer.archived_at is not null as "isArchived", coalesce(size.is_online, false) as "isOnline",
      beer.style, coalesce(size.containers, '') as containers
    from beers as beer left join (
      select beer_id, bool_or(storefront_variant_id is not null) as is_online,
        string_agg(size_text, ' ') filter (where archived_at is null) as containers
      from (
        select beer_id, storefront_variant_id, archived_at, ${sizeText(sql`containers`)} as size_text from containers where brewery_id = ${breweryId}::uuid
        order by beer_id, name, id
      ) as sorted group by beer_id
    ) as size on size.beer_id = beer.id
    where beer.brewery_id = ${breweryId}::uuid
    order by beer.name, beer.id limit ${most}`)
  return rows as SearchedKey[]
}

/** The beers of these ids with what a list says of their sizes, in no order. */
export async function listedBeerRows(database: Database, ids: readonly string[]): Promise<ListedBeer[]> {
  if (ids.length === 0) return []
  const isListed = sql`any(${sql.param([...ids])}::uuid[])`
  const { rows } = await database.execute(sql`
    select beer.id, beer.name, beer.style, beer.target_abv::double precision as "targetAbv",
      beer.archived_at is not null as "isArchived", coalesce(size.containers, '[]') as containers,
      size.from_minor as "fromMinor", coalesce(size.sellable, 0)::integer as sellable,
      coalesce(size.is_online, false) as "isOnline",
      json_build_object('id', beer.id, 'badgeImageUrl', beer.badge_image_url, 'name', beer.name, 'breweryName', brewery.name,
        'town', brewery.town, 'style', beer.style, 'targetAbv', beer.target_abv::double precision, 'colorHex', beer.color_hex,
        'palette', brewery.palette, 'emblem', brewery.emblem, 'lettering', brewery.lettering) as label
    from beers as beer join breweries as brewery on brewery.id = beer.brewery_id left join (
      select beer_id, json_agg(json_build_object('name', name, 'couplerType', coupler_type) order by ${sizeOrder(sql`containers`)}) filter (where archived_at is null) as containers,
        min(price_minor) filter (where storefront_variant_id is not null) as from_minor,
        sum(available_units) filter (where storefront_variant_id is not null) as sellable,
        bool_or(storefront_variant_id is not null) as is_online
      from containers where beer_id = ${isListed} group by beer_id
    ) as size on size.beer_id = beer.id
    where beer.id = ${isListed}`)
  return (rows as ListedBeerRow[]).map(({ label, ...row }) => ({
    ...row,
    containers: row.containers.map(sizeName),
    imageUrl: beerImageUrl(label),
  }))
}
