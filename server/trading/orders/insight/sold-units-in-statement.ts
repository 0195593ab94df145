import { type SQL, sql } from 'drizzle-orm'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

/** Units of each variant that breweries took on in a time, as a part of a statement of a higher feature. */
export const selectSoldUnits = ({ from, until }: { from: Date; until: Date }): SQL =>
  sql`select line.item_id, sum(line.quantity)::integer as units
    from ${orders} as placed join ${orderConsignments} as part on part.order_id = placed.id
    join ${orderLines} as line on line.consignment_id = part.id
    where placed.placed_at >= ${from.toISOString()}::timestamptz and placed.placed_at < ${until.toISOString()}::timestamptz
      and part.state_since is not null and part.state not in ('refused', 'cancelled') and part.claim_id is null
      and line.kind = 'variant'
    group by 1`
