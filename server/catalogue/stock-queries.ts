import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { keptStatement, value } from '../database/kept-statement.ts'

/** Units of a storefront variant. */
export type VariantUnits = { variantId: string; units: number }

const take = keptStatement<{ variantId: string }>(sql`
  with wanted as materialized (
    select * from jsonb_to_recordset(${value('wanted', 'jsonb')}) as wanted ("variantId" uuid, units integer)
  ), held as materialized (
    select containers.id, wanted.units
    from containers join wanted on wanted."variantId" = containers.storefront_variant_id
    order by containers.id
    for update of containers
  )
  update containers set available_units = containers.available_units - held.units
  from held
  where containers.id = held.id and containers.available_units >= held.units
  returning containers.storefront_variant_id as "variantId"`)

/**
 * Takes units off the shelf where there are enough, and answers which variants gave theirs. Rows are locked in the
 * order of their ids, so that two buyers never wait for each other, and the condition is asked again of the row as it
 * is once it is locked.
 */
export async function takeUnits(transaction: Database, wanted: readonly VariantUnits[]): Promise<string[]> {
  const rows = await take(transaction, { wanted: JSON.stringify(wanted) })
  return rows.map(({ variantId }) => variantId)
}

/** Puts units back; those of variants that have left the shop are nobody's. */
export async function putUnitsBack(transaction: Database, units: readonly VariantUnits[]): Promise<void> {
  await transaction.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given ("variantId" uuid, units integer)
    ), held as materialized (
      select containers.id, given.units
      from containers join given on given."variantId" = containers.storefront_variant_id
      order by containers.id
      for update of containers
    )
    update containers set available_units = containers.available_units + held.units
    from held where containers.id = held.id`)
}
