import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/** How many units orders have at each of these offers, without parts that were given up. */
export async function offerUnitRows(
  database: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute(sql`
    select order_lines.offer_id as id, sum(order_lines.quantity)::integer as units
    from order_lines join order_consignments on order_consignments.id = order_lines.consignment_id
    where order_lines.offer_id = any(${sql.param([...offerIds])}::uuid[])
      and order_consignments.state not in ('cancelled', 'refused')
    group by order_lines.offer_id`)
  return new Map(rows.map((row) => [String(row['id']), Number(row['units'])]))
}
