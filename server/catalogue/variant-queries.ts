import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { beers, breweries, containers } from './catalogue-tables.ts'

const columns = {
  variantId: containers.storefrontVariantId,
  label: containers.name,
  volumeMl: containers.volumeMl,
  availableUnits: containers.availableUnits,
  priceMinor: containers.priceMinor,
  couplerType: containers.couplerType,
  type: containers.type,
  packSize: containers.packSize,
  dutyRate: containers.dutyRate,
  dutyMinor: containers.dutyMinor,
  id: beers.id,
  name: beers.name,
  style: beers.style,
  description: beers.description,
  targetAbv: beers.targetAbv,
  colorHex: beers.colorHex,
  badgeImageUrl: beers.badgeImageUrl,
  breweryId: breweries.id,
  brewerySlug: breweries.slug,
  breweryName: breweries.name,
  town: breweries.town,
  showPrices: breweries.showPrices,
  palette: breweries.palette,
  emblem: breweries.emblem,
  lettering: breweries.lettering,
}

/** What is known of these storefront variants, each with its beer and brewery; unknown ids are left out. */
export async function variantRows(database: Database, variantIds: readonly string[]) {
  return database
    .select(columns)
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(sql`${containers.storefrontVariantId} = any(${sql.param([...variantIds])}::uuid[])`)
}
