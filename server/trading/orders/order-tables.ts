import { sql } from 'drizzle-orm'
import {
  date,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import type { DaysOff } from '../../../shared/working-time/working-time.ts'
import type { ConsignmentDelivery, OrderPallet, PaymentMethod } from '../../../shared/api/orders-api.ts'
import type { PaymentStateName } from '../../../shared/orders/order-states.ts'
import type { Handover } from '../../../shared/orders/handover.ts'
import type { CheckoutContact, CheckoutPlace } from '../../../shared/checkout/checkout-details.ts'
import type { DepositKind } from '../../../shared/deposits/deposit-kinds.ts'
import type { Duty } from '../../../shared/duty/duty-of.ts'
import type { DeadlineStep } from '../../../shared/orders/deadline-steps.ts'
import type { DeliveryProof, PackedLine } from '../../../shared/orders/delivery-proof.ts'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import type { VatPart } from '../../../shared/orders/price-order.ts'
import type { PriceReason } from '../../../shared/prices/unit-price.ts'
import type { ShippingOption } from '../../../shared/orders/shipping-options.ts'
import { clients } from '../../identity/accounts/client-tables.ts'

export type StockHold = 'placing' | 'payment' | 'none'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Sums in pence as they were placed, or last adjusted; refunds are beside them, not taken off. */
const sums = {
  goodsMinor: integer('goods_minor').notNull(),
  /** Deposits on containers without VAT (EMPT-05). */
  depositsMinor: integer('deposits_minor').notNull().default(0),
  shippingMinor: integer('shipping_minor').notNull(),
  vatByRate: jsonb('vat_by_rate').$type<VatPart[]>().notNull(),
  vatMinor: integer('vat_minor').notNull(),
  totalMinor: integer('total_minor').notNull(),
}

/**
 * Orders copy all they say and refer to nothing of the catalogue: what is edited there never alters them. Writers take
 * the order's row first (docs/decisions/0022).
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull().unique(),
    /** Null once the client has left. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** Who ordered, once that account is deleted. */
    formerClientId: uuid('former_client_id'),
    groupId: uuid('group_id'),
    groupSlug: text('group_slug'),
    groupName: text('group_name'),
    /** The run that carries what is delivered of a group's order; null for others, and for orders from before runs. */
    runId: uuid('run_id'),
    state: text('state').$type<OrderState>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentState: text('payment_state').$type<PaymentStateName>().notNull(),
    paymentReason: text('payment_reason'),
    /** Until when an unpaid order waits for its payment; null once it is paid, owed or over. */
    reservedUntil: moment('reserved_until'),
    /** Since when its units are out of stock: since it was placed, since the card was submitted, or not at all. */
    stockHold: text('stock_hold').$type<StockHold>().notNull().default('placing'),
    /** Null once the client has left and the order is over. */
    contact: jsonb('contact').$type<CheckoutContact>(),
    shipTo: jsonb('ship_to').$type<CheckoutPlace>(),
    pallet: jsonb('pallet').$type<OrderPallet>(),
    /** What the buyer said of the delivery, for documents and mails of those who bring it. */
    handover: jsonb('handover').$type<Handover>().notNull().default({}),
    ...sums,
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** What the buyer answers to a brewery's proposal before being asked. */
    wish: text('wish').$type<StandingWish>().notNull().default('ask_me'),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (order) => [
    index('orders_placed_at').on(order.placedAt, order.id),
    index('orders_client').on(order.clientId, order.placedAt.desc()),
    index('orders_former_client')
      .on(order.formerClientId)
      .where(sql`${order.formerClientId} is not null`),
    index('orders_run')
      .on(order.runId)
      .where(sql`${order.runId} is not null`),
    index('orders_reserved_until')
      .on(order.reservedUntil)
      .where(sql`${order.reservedUntil} is not null`),
    check(
      'orders_total',
      sql`${order.totalMinor} = ${order.goodsMinor} + ${order.depositsMinor} + ${order.shippingMinor} + ${order.vatMinor}`,
    ),
    check('orders_refunded', sql`${order.refundedMinor} >= 0`),
    check('orders_stock_hold', sql`${order.stockHold} in ('placing', 'payment', 'none')`),
  ],
)

/** What one brewery sends, or Dray itself: accessories, and the pallet of a group's order. */
export const orderConsignments = pgTable(
  'order_consignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    breweryId: uuid('brewery_id'),
    brewerySlug: text('brewery_slug'),
    breweryName: text('brewery_name'),
    state: text('state').$type<OrderState>().notNull(),
    shippingOption: text('shipping_option').$type<ShippingOption>().notNull(),
    tracking: text('tracking'),
    /** The claim that it replaces units of: such a part costs nothing and rides on no pallet. */
    claimId: uuid('claim_id'),
    /** Null of what rides on a pallet, and of orders from before delivery terms. */
    delivery: jsonb('delivery').$type<ConsignmentDelivery>(),
    ...sums,
    /** Pence with VAT given back after it was sent. */
    creditedMinor: integer('credited_minor').notNull().default(0),
    /** Of a proposed part: the state it was proposed from. */
    stateBefore: text('state_before').$type<OrderState>(),
    /** When its deadlines began to run in this state; null before breweries know of the order. */
    stateSince: moment('state_since'),
    /** Whose bank holidays count. */
    nation: text('nation').$type<Nation>().notNull().default('england-and-wales'),
    /** Days on which its brewery had said that it is closed. */
    daysOff: jsonb('days_off').$type<DaysOff[]>().notNull().default([]),
    /** The days by which it leaves and arrives; null until breweries know of the order. */
    dispatchOn: date('dispatch_on', { mode: 'string' }),
    deliverBy: date('deliver_by', { mode: 'string' }),
    packing: jsonb('packing').$type<PackedLine[]>(),
    /** Of a part that missed its run: the one it travels on, and the pallets and grams it takes there. */
    laterRunId: uuid('later_run_id'),
    laterPallets: integer('later_pallets').notNull().default(0),
    laterWeightG: integer('later_weight_g').notNull().default(0),
    deliveryProof: jsonb('delivery_proof').$type<DeliveryProof>(),
    /** When the clock takes its next step with this part, and which (life/deadlines.ts); both null without one. */
    deadlineAt: moment('deadline_at'),
    deadlineStep: text('deadline_step').$type<DeadlineStep>(),
  },
  (consignment) => [
    unique('order_consignments_position').on(consignment.orderId, consignment.position),
    /** A brewery's lists and the counts of their views. */
    index('order_consignments_brewery').on(consignment.breweryId, consignment.state, consignment.deadlineAt),
    // What breweries know of: counted by state without reading a row, and the latest found for the choices of filters.
    index('order_consignments_view')
      .on(consignment.breweryId, consignment.state)
      .where(sql`${consignment.stateSince} is not null`),
    index('order_consignments_latest')
      .on(consignment.breweryId, consignment.stateSince, consignment.orderId, consignment.id)
      .where(sql`${consignment.stateSince} is not null`),
    index('order_consignments_later_run')
      .on(consignment.laterRunId)
      .where(sql`${consignment.laterRunId} is not null`),
    index('order_consignments_deadline')
      .on(consignment.deadlineAt)
      .where(sql`${consignment.deadlineAt} is not null`),
    check(
      'order_consignments_credited',
      sql`${consignment.creditedMinor} between 0 and ${consignment.totalMinor}`,
    ),
    check(
      'order_consignments_total',
      sql`${consignment.totalMinor} = ${consignment.goodsMinor} + ${consignment.depositsMinor} + ${consignment.shippingMinor} + ${consignment.vatMinor}`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consignmentId: uuid('consignment_id')
      .notNull()
      .references(() => orderConsignments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<'variant' | 'upsell'>().notNull(),
    /** The storefront variant, or the accessory; it may have left the shop since. */
    itemId: uuid('item_id').notNull(),
    title: text('title').notNull(),
    variantLabel: text('variant_label'),
    volumeMl: integer('volume_ml'),
    /** In percent; null where it was not known, and in orders from before it was copied. */
    abv: doublePrecision('abv'),
    imageUrl: text('image_url').notNull(),
    detailHref: text('detail_href').notNull(),
    unitPriceMinor: integer('unit_price_minor').notNull(),
    /** What others paid then, where the buyer's price list said less. */
    basePriceMinor: integer('base_price_minor'),
    /** Where the price came from; null of a base price, and in orders from before it was copied. */
    priceReason: jsonb('price_reason').$type<PriceReason>(),
    /** The offer that it was sold at, whose units it counts among. */
    offerId: uuid('offer_id'),
    /** In hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    /** Within the price of one; null where the brewery stated none. */
    duty: jsonb('duty').$type<Duty>(),
    /** The container that has a deposit, and pence without VAT for one; null and 0 without. */
    depositKind: text('deposit_kind').$type<DepositKind>(),
    depositMinor: integer('deposit_minor').notNull().default(0),
    quantityOrdered: integer('quantity_ordered').notNull(),
    quantity: integer('quantity').notNull(),
    quantitySent: integer('quantity_sent').notNull().default(0),
    /** Units that its brewery brought to the depot of a run so far, those sent from there included. */
    quantityAtDepot: integer('quantity_at_depot').notNull().default(0),
    /** The place of the line that this one replaces, from 0. */
    replacesPosition: integer('replaces_position'),
  },
  (line) => [
    unique('order_lines_position').on(line.consignmentId, line.position),
    index('order_lines_offer')
      .on(line.offerId)
      .where(sql`${line.offerId} is not null`),
    check('order_lines_quantity', sql`${line.quantity} between 0 and ${line.quantityOrdered}`),
    check('order_lines_sent', sql`${line.quantitySent} between 0 and ${line.quantity}`),
    check('order_lines_at_depot', sql`${line.quantityAtDepot} between 0 and ${line.quantityOrdered}`),
    check('order_lines_deposit', sql`${line.depositMinor} >= 0`),
    check('order_lines_price', sql`${line.unitPriceMinor} >= 0`),
    check('order_lines_base_price', sql`${line.basePriceMinor} > ${line.unitPriceMinor}`),
  ],
)
