import { type SQL, sql } from 'drizzle-orm'
import type { StatedRate } from '../../../shared/duty/duty-of.ts'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { ClosureReason } from '../../../shared/standing/seller-closure.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'

export type BeerCardRow = {
  id: string
  name: string
  style: string
  targetAbv: number | null
  colorHex: string | null
  glutenFree: boolean
  releasedAt: string
  lastBatchDate: string | null
  badgeImageUrl: string | null
  updatedAt: string
  breweryId: string
  breweryName: string
  brewerySlug: string
  town: string
  showPrices: boolean
  chargesVat: boolean
  closureReason: ClosureReason | null
  closedUntil: string | null
  email: string | null
  telephone: string | null
  palette: string
  emblem: string
  lettering: string
  containers: BeerCardContainerRow[]
}

export type BeerCardContainerRow = {
  id: string
  name: string
  type: string
  volumeMl: number | null
  packSize: number
  availableUnits: number
  orderMultiple: number
  storefrontVariantId: string | null
  priceMinor: number | null
  priceOffers: PublicOffers | null
  couplerType: string | null
  dutyRate: StatedRate | null
  dutyMinor: number | null
}

/** What cards draw of the beers of the value `ids`, in its order, with other columns behind a comma. */
export const selectCards = (others: SQL) => sql`
    select
      beers.id, beers.name, beers.style, beers.target_abv::float8 as "targetAbv", beers.color_hex as "colorHex",
      beers.gluten_free as "glutenFree", 
      to_char(beers.released_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "releasedAt",
      beers.last_batch_date::text as "lastBatchDate", beers.badge_image_url as "badgeImageUrl", beers.updated_at as "updatedAt",
      breweries.id as "breweryId", breweries.name as "breweryName", breweries.slug as "brewerySlug", breweries.town,
      breweries.show_prices as "showPrices", breweries.charges_vat as "chargesVat", breweries.closure_reason as "closureReason", breweries.closed_until::text as "closedUntil",
      breweries.email, breweries.telephone, breweries.palette, breweries.emblem, breweries.lettering,
      coalesce((
        select json_agg(json_build_object(
          'id', containers.id, 'name', containers.name, 'type', containers.type,
          'volumeMl', containers.volume_ml, 'packSize', containers.pack_size,
          'availableUnits', containers.available_units, 'orderMultiple', containers.order_multiple, 'storefrontVariantId', containers.storefront_variant_id,
          'priceMinor', containers.price_minor, 'priceOffers', containers.price_offers, 'couplerType', containers.coupler_type,
          'dutyRate', containers.duty_rate, 'dutyMinor', containers.duty_minor
        ) order by containers.available_units = 0, containers.volume_ml * containers.pack_size desc nulls last, containers.name,
          containers.coupler_type nulls last, containers.id)
        from containers where containers.beer_id = beers.id and containers.archived_at is null
      ), '[]'::json) as containers${others}
    from unnest(${value('ids', 'uuid[]')}) with ordinality as wanted (id, place)
    join beers on beers.id = wanted.id
    join breweries on breweries.id = beers.brewery_id
    order by wanted.place`

const cardRows = preparedStatement<BeerCardRow>(selectCards(sql``))

/** What cards draw of these beers, in the order of the ids; unknown ids are left out. */
export const beerCardRows = (database: Database, ids: readonly string[]): Promise<BeerCardRow[]> =>
  cardRows(database, { ids: [...ids] })
