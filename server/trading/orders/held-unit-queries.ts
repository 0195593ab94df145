import { sql } from 'drizzle-orm'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import { type OrderState, paymentStates } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'

/** A line that holds other units than its order says. */
export type LineFault = {
  number: string
  title: string
  reserved: number
  promised: number
  quantity: number
}

const listedFaults = 100
const chargedStates = paymentStates.filter(isCharged)
/** Parts whose beer, or some of it, is still with the brewery. */
const waitingStates: OrderState[] = ['placed', 'proposed', 'accepted', 'packed', 'part_dispatched']

/**
 * Lines whose units in the stock ledger are not those that their order holds: promised where it is paid or owed and not
 * gone, reserved where it holds them unpaid; at most a hundred. Lines of items that the shop no longer has hold nothing.
 */
export async function lineFaults(database: Database): Promise<LineFault[]> {
  const { rows } = await database.execute(sql`
    with expected as (
      select line.id, orders.number, line.title, line.quantity,
        case when is_waiting and is_charged then line.quantity - line.quantity_sent else 0 end as promised,
        case when is_waiting and not is_charged and orders.stock_hold <> 'none' then line.quantity else 0 end as reserved
      from ${orderLines} as line
      join ${orderConsignments} as consignment on consignment.id = line.consignment_id
      join ${orders} as orders on orders.id = consignment.order_id
      cross join lateral (
        select consignment.state = any(${sql.param(waitingStates)}::text[]) as is_waiting,
          orders.payment_state = any(${sql.param(chargedStates)}::text[]) as is_charged
      ) as state
      where exists (select from stock_movements where order_line_id = line.id)
        or exists (select from containers where line.kind = 'variant' and storefront_variant_id = line.item_id)
        or exists (select from accessories where line.kind = 'upsell' and id = line.item_id)
    )
    select number, title, quantity, held.reserved, held.promised
    from expected
    cross join lateral (
      select coalesce(sum(reserved), 0)::integer as reserved, coalesce(sum(promised), 0)::integer as promised
      from stock_movements where order_line_id = expected.id
    ) as held
    where (held.reserved, held.promised) <> (expected.reserved, expected.promised)
    limit ${listedFaults}`)
  return rows as LineFault[]
}
