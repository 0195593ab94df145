import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import type { HoldRecord } from './may-hold.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'
import type { Placer } from './placer.ts'

type NewConsignment = Omit<typeof orderConsignments.$inferInsert, 'id' | 'orderId' | 'state'> & { id: string }
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id'>
type StoredOrderLine = NewOrderLine & { id: string }
type NewOrderParts = {
  order: Omit<typeof orders.$inferInsert, 'id'> & { id: string }
  consignments: readonly NewConsignment[]
  lines: readonly StoredOrderLine[]
  placer: Placer
}
export type HeldOrder = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'clientId'
  | 'state'
  | 'paymentMethod'
  | 'paymentState'
  | 'reservedUntil'
  | 'stockHold'
  | 'totalMinor'
  | 'refundedMinor'
  | 'placedAt'
  | 'groupId'
  | 'groupSlug'
  | 'runId'
  | 'pallet'
  | 'wish'
>

const newOrder = preparedStatement(sql`
  with placed as (
    insert into orders (id, number, client_id, group_id, group_slug, group_name, run_id, state, payment_method, payment_state,
      reserved_until, stock_hold, wish, contact, ship_to, pallet, handover, goods_minor, deposits_minor, shipping_minor, vat_by_rate, vat_minor, total_minor,
      placed_at)
    select id, number, "clientId", "groupId", "groupSlug", "groupName", "runId", state, "paymentMethod", "paymentState",
      "reservedUntil", "stockHold", wish, contact, "shipTo", pallet, handover, "goodsMinor", "depositsMinor", "shippingMinor", "vatByRate", "vatMinor", "totalMinor",
      "placedAt"
    from jsonb_to_record(${value('order', 'jsonb')}) as placed (
      id uuid, number text, "clientId" uuid, "groupId" uuid, "groupSlug" text, "groupName" text, "runId" uuid, state text,
      "paymentMethod" text, "paymentState" text, "reservedUntil" timestamptz, "stockHold" text, wish text, contact jsonb, "shipTo" jsonb,
      pallet jsonb, handover jsonb, "goodsMinor" integer, "depositsMinor" integer, "shippingMinor" integer, "vatByRate" jsonb, "vatMinor" integer,
      "totalMinor" integer, "placedAt" timestamptz)
    on conflict (number) do nothing
    returning id, placed_at
  ), consignments as (
    insert into order_consignments (id, order_id, position, brewery_id, brewery_slug, brewery_name, state,
      shipping_option, delivery, goods_minor, deposits_minor, shipping_minor, vat_by_rate, vat_minor, total_minor)
    select consignment.id, placed.id, position, "breweryId", "brewerySlug", "breweryName", 'placed',
      "shippingOption", delivery, "goodsMinor", "depositsMinor", "shippingMinor", "vatByRate", "vatMinor", "totalMinor"
    from placed, jsonb_to_recordset(${value('consignments', 'jsonb')}) as consignment (
      id uuid, position integer, "breweryId" uuid, "brewerySlug" text, "breweryName" text, "shippingOption" text, delivery jsonb,
      "goodsMinor" integer, "depositsMinor" integer, "shippingMinor" integer, "vatByRate" jsonb, "vatMinor" integer, "totalMinor" integer)
  ), lines as (
    insert into order_lines (id, consignment_id, position, kind, item_id, title, variant_label, volume_ml, abv, image_url,
      detail_href, unit_price_minor, base_price_minor, price_reason, offer_id, vat_rate, duty, deposit_kind, deposit_minor, quantity_ordered, quantity)
    select line.id, "consignmentId", position, kind, "itemId", title, "variantLabel", "volumeMl", abv, "imageUrl",
      "detailHref", "unitPriceMinor", "basePriceMinor", "priceReason", "offerId", "vatRate", duty, "depositKind", "depositMinor", quantity, quantity
    from placed, jsonb_to_recordset(${value('lines', 'jsonb')}) as line (
      id uuid, "consignmentId" uuid, position integer, kind text, "itemId" uuid, title text, "variantLabel" text,
      "volumeMl" integer, abv double precision, "imageUrl" text, "detailHref" text, "unitPriceMinor" integer, "basePriceMinor" integer, "priceReason" jsonb, "offerId" uuid,
      "vatRate" integer, duty jsonb, "depositKind" text, "depositMinor" integer, quantity integer)
  )
  insert into order_events (order_id, verb, to_state, actor_id, actor_name, role, means, on_behalf, note, at)
  select id, 'place', 'placed', "actorId", "actorName", role, means, "onBehalf", note, placed_at
  from placed, jsonb_to_record(${value('placer', 'jsonb')}) as placer (
    "actorId" uuid, "actorName" text, role text, means text, "onBehalf" text, note text)
  returning order_id`)

/** Writes an order with its consignments, lines and first event; false, and nothing, where another has the number. */
export async function insertOrder(
  transaction: Database,
  { order, consignments, lines, placer: { id: actorId, name: actorName, ...placer } }: NewOrderParts,
): Promise<boolean> {
  const rows = await newOrder(transaction, {
    order: JSON.stringify(order),
    consignments: JSON.stringify(consignments),
    lines: JSON.stringify(lines),
    placer: JSON.stringify({ actorId, actorName, ...placer }),
  })
  return rows.length > 0
}

const held = {
  id: orders.id,
  number: orders.number,
  clientId: orders.clientId,
  state: orders.state,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  reservedUntil: orders.reservedUntil,
  stockHold: orders.stockHold,
  totalMinor: orders.totalMinor,
  refundedMinor: orders.refundedMinor,
  placedAt: orders.placedAt,
  groupId: orders.groupId,
  groupSlug: orders.groupSlug,
  runId: orders.runId,
  pallet: orders.pallet,
  wish: orders.wish,
}

/** The order of this number, held until the transaction ends; of this client only, where one is named. */
export async function lockOrder(
  transaction: Database,
  { number, clientId }: { number: string; clientId?: string },
): Promise<HeldOrder | null> {
  const [row] = await transaction
    .select(held)
    .from(orders)
    .where(and(eq(orders.number, number), clientId === undefined ? undefined : eq(orders.clientId, clientId)))
    .for('update')
  return row ?? null
}

export async function lockOrderById(transaction: Database, id: string): Promise<HeldOrder | null> {
  const [row] = await transaction.select(held).from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

export async function updateOrder(
  transaction: Database,
  id: string,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await transaction.update(orders).set(change).where(eq(orders.id, id))
}

export async function updateConsignment(
  transaction: Database,
  id: string,
  change: Partial<typeof orderConsignments.$inferInsert>,
): Promise<void> {
  await transaction.update(orderConsignments).set(change).where(eq(orderConsignments.id, id))
}

export async function updateLineQuantity(transaction: Database, id: string, quantity: number): Promise<void> {
  await transaction.update(orderLines).set({ quantity }).where(eq(orderLines.id, id))
}

/** Units of a line that its brewery brought to the depot so far. */
export async function updateLineAtDepot(
  transaction: Database,
  id: string,
  quantityAtDepot: number,
): Promise<void> {
  await transaction.update(orderLines).set({ quantityAtDepot }).where(eq(orderLines.id, id))
}

export async function insertLines(
  transaction: Database,
  lines: readonly (typeof orderLines.$inferInsert)[],
): Promise<void> {
  if (lines.length > 0) await transaction.insert(orderLines).values([...lines])
}

/** Units that left with a shipment. */
export async function addSentUnits(transaction: Database, id: string, units: number): Promise<void> {
  await transaction
    .update(orderLines)
    .set({ quantitySent: sql`${orderLines.quantitySent} + ${units}` })
    .where(eq(orderLines.id, id))
}

type PlacingRecord = HoldRecord & {
  /** Orders placed since the given moment, and when the first of them was. */
  placed: number
  firstPlacedAt: Date | string | null
}

const placingRecord = preparedStatement<PlacingRecord>(sql`
  select
    exists (select 1 from ${orders} where ${orders.clientId} = client.id and ${orders.paidAt} is not null
      and ${orders.totalMinor} > 0) as "hasPaid",
    held.count as "heldOrders", held.total as "heldMinor", placed.count as "placed", placed.first as "firstPlacedAt"
  from (select ${value('clientId', 'uuid')} as id) as client,
    lateral (
      select count(*)::integer as count, coalesce(sum(${orders.totalMinor}), 0)::float8 as total
      from ${orders}
      where ${orders.clientId} = client.id and ${orders.reservedUntil} is not null and ${orders.stockHold} <> 'none'
    ) as held,
    lateral (
      select count(*)::integer as count, min(${orders.placedAt}) as first
      from ${orders}
      where ${orders.clientId} = client.id and ${orders.placedAt} > ${value('since', 'timestamptz')}
    ) as placed`)

/** What a client's orders say about placing another one. */
export async function readPlacingRecord(
  database: Database,
  { clientId, since }: { clientId: string; since: Date },
): Promise<PlacingRecord> {
  const [row] = await placingRecord(database, { clientId, since: since.toISOString() })
  return row!
}

/** Unpaid orders whose time is over, the oldest first. */
export async function lapsedOrderNumbers(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database
    .select({ number: orders.number })
    .from(orders)
    .where(sql`${orders.reservedUntil} <= ${now.toISOString()}::timestamptz`)
    .orderBy(orders.reservedUntil)
    .limit(most)
  return rows.map(({ number }) => number)
}
