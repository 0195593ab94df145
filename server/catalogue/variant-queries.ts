import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { keptStatement, type Listed, listed } from '../database/kept-statement.ts'
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
  targetAbv: sql<number | null>`${beers.targetAbv}::float8`,
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

export type VariantRow = Listed<typeof columns>

const variants = sql`
  select ${listed(columns)} from ${containers}
  join ${beers} on ${beers.id} = ${containers.beerId} join ${breweries} on ${breweries.id} = ${beers.breweryId}`
/** One of them, as a part of a statement; other features may have it in theirs, and read it by variantOf. */
export const selectVariant = (variantId: SQL) =>
  sql`${variants} where ${containers.storefrontVariantId} = ${variantId}`
const oneVariant = keptStatement<VariantRow>(selectVariant(sql`${sql.placeholder('variantId')}::uuid`))
const severalVariants = keptStatement<VariantRow>(sql`
  ${variants} where ${containers.storefrontVariantId} = any(${sql.placeholder('variantIds')}::uuid[])`)

/**
 * What is known of these storefront variants, each with its beer and brewery; unknown ids are left out. One alone is
 * asked for by itself: a list is planned anew each time, also in a kept statement.
 */
export async function variantRows(database: Database, variantIds: readonly string[]): Promise<VariantRow[]> {
  if (variantIds.length === 1) return oneVariant(database, { variantId: variantIds[0] })
  return severalVariants(database, { variantIds: [...variantIds] })
}
