import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'

/** A row without what the order of another buyer moves: units from one bucket to the next, not what is on hand. */
const seen = sql`(to_jsonb(one) - '{sellable,reserved,promised,available_units,updated_at}'::text[] || jsonb_build_object('onHand',
  (to_jsonb(one) ->> 'sellable')::integer + (to_jsonb(one) ->> 'reserved')::integer + (to_jsonb(one) ->> 'promised')::integer))`

/**
 * A fingerprint of every row that names a brewery, a line each table: none of them changes unseen. What another buyer
 * orders of it counts for nothing.
 */
export async function rowsOfBrewery(
  database: Database,
  { breweryId, buyerId }: { breweryId: string; buyerId: string },
): Promise<string> {
  const { rows } = await database.execute(sql`
    select columns.table_name as name from information_schema.columns as columns
    join information_schema.tables as tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'brewery_id' and table_type = 'BASE TABLE'
    order by 1`)
  const prints: string[] = []
  for (const name of rows.map((row) => String(row['name']))) {
    const counted = await database.execute(sql`
      select count(*)::integer as units, md5(coalesce(string_agg(${seen}::text, ' ' order by ${seen}::text), '')) as print
      from ${sql.identifier(name)} as one where brewery_id::text = ${breweryId}
      and (${name} <> 'order_consignments' or to_jsonb(one) ->> 'order_id' in
        (select id::text from orders where client_id::text = ${buyerId}))`)
    prints.push(`${name} ${String(counted.rows[0]?.['units'])} ${String(counted.rows[0]?.['print'])}`)
  }
  return prints.join('\n')
}
