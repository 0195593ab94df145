import { type SQL, sql } from 'drizzle-orm'
import { type Listed, listed } from '../../platform/database/prepared-statement.ts'
import { beers, breweries, containers } from './catalogue-tables.ts'

const columns = {
  containerId: containers.id,
  variantId: containers.storefrontVariantId,
  label: containers.name,
  volumeMl: containers.volumeMl,
  availableUnits: containers.availableUnits,
  orderMultiple: containers.orderMultiple,
  priceMinor: containers.priceMinor,
  priceOffers: containers.priceOffers,
  couplerType: containers.couplerType,
  type: containers.type,
  packSize: containers.packSize,
  dutyRate: containers.dutyRate,
  dutyMinor: containers.dutyMinor,
  id: beers.id,
  name: beers.name,
  style: beers.style,
  description: beers.description,
  targetAbv: sql<number | null>`${beers.targetAbv}::float8`,
  colorHex: beers.colorHex,
  badgeImageUrl: beers.badgeImageUrl,
  breweryId: breweries.id,
  brewerySlug: breweries.slug,
  breweryName: breweries.name,
  town: breweries.town,
  showPrices: breweries.showPrices,
  chargesVat: breweries.chargesVat,
  closureReason: breweries.closureReason,
  closedUntil: breweries.closedUntil,
  palette: breweries.palette,
  emblem: breweries.emblem,
  lettering: breweries.lettering,
}

export type VariantRow = Listed<typeof columns>

/** Variants, each with its beer and brewery, as a part of a statement; one that has it reads a row by variantOf. */
export const selectVariants = sql`
  select ${listed(columns)} from ${containers}
  join ${beers} on ${beers.id} = ${containers.beerId} join ${breweries} on ${breweries.id} = ${beers.breweryId}`

/** One variant, as a part of a statement: so that a write of another feature need not ask for it first. */
export const selectVariant = (variantId: SQL) =>
  sql`${selectVariants} where ${containers.storefrontVariantId} = ${variantId}`

/**
 * The container that orders know by this variant, as a part of a statement, also once it is off sale: what was ordered
 * goes on. Null where there is none any more.
 */
export const containerOfVariant = (variantId: SQL) =>
  sql`coalesce((select ${containers.id} from ${containers} where ${containers.storefrontVariantId} = ${variantId}),
    (select ${containers.id} from ${containers} where ${containers.setAsideVariantId} = ${variantId}))`
