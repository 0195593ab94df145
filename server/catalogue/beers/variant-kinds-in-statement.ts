import { type SQL, sql } from 'drizzle-orm'
import { beers, breweries, containers } from './catalogue-tables.ts'

/** Style and region of each container that is sold online, as a part of a statement of a higher feature. */
export const selectVariantKinds = (): SQL =>
  sql`select container.id as container_id, container.storefront_variant_id as variant_id, beer.style, brewery.region
    from ${containers} as container join ${beers} as beer on beer.id = container.beer_id
    join ${breweries} as brewery on brewery.id = beer.brewery_id
    where container.storefront_variant_id is not null`
