import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/**
 * Parts of these clients' orders on account that are in an order with an unanswered part: others are invoiced. Dray's own
 * waits for the last answer, so answered parts are among them.
 */
export async function waitingPartRows(
  database: Database,
  clientIds: readonly string[],
): Promise<{ id: string; clientId: string; totalMinor: number }[]> {
  const { rows } = await database.execute(sql`
    select part.id, owner.client_id as "clientId", part.total_minor as "totalMinor"
    from ${orders} as owner
    join ${orderConsignments} as part on part.order_id = owner.id
    where owner.client_id = any(${sql.param([...clientIds])}::uuid[]) and owner.payment_method = 'invoice'
      and part.state not in ('cancelled', 'refused', 'refunded')
      and exists (
        select from ${orderConsignments} as waiting
        where waiting.order_id = owner.id and waiting.state in ('placed', 'proposed'))`)
  return rows as { id: string; clientId: string; totalMinor: number }[]
}
