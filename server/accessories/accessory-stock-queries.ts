import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'

export type AccessoryUnits = { accessoryId: string; units: number }

/** Takes units where there are enough, in the order of ids, and answers which accessories gave theirs. */
export async function takeAccessoryUnits(
  transaction: Database,
  wanted: readonly AccessoryUnits[],
): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("accessoryId" uuid, units integer)
    ), held as materialized (
      select accessories.id, wanted.units
      from accessories join wanted on wanted."accessoryId" = accessories.id
      order by accessories.id
      for update of accessories
    )
    update accessories set current_stock = accessories.current_stock - held.units
    from held
    where accessories.id = held.id and accessories.current_stock >= held.units
    returning accessories.id as "accessoryId"`)
  return rows.map(({ accessoryId }) => String(accessoryId))
}

export async function putAccessoryUnitsBack(
  transaction: Database,
  units: readonly AccessoryUnits[],
): Promise<void> {
  await transaction.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given ("accessoryId" uuid, units integer)
    ), held as materialized (
      select accessories.id, given.units
      from accessories join given on given."accessoryId" = accessories.id
      order by accessories.id
      for update of accessories
    )
    update accessories set current_stock = accessories.current_stock + held.units
    from held where accessories.id = held.id`)
}
