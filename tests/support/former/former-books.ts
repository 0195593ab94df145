import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'
import type { StripeServer } from '../servers/stripe-server.ts'

const rowsOf = async <Row>(database: Database, query: string) =>
  (await database.execute(sql.raw(query))).rows as Row[]

/** All goods and money of the version before, by the columns that both versions have. */
export async function readFormerBooks(database: Database) {
  const rows = (query: string) => rowsOf<Record<string, unknown>>(database, query)
  return {
    orders:
      await rows(`select number, client_id, group_id, payment_method, payment_state, goods_minor, shipping_minor,
      vat_by_rate, vat_minor, total_minor, refunded_minor, placed_at, paid_at, contact, ship_to, pallet
      from orders order by number`),
    parts:
      await rows(`select id, order_id, position, brewery_id, brewery_name, tracking, goods_minor, total_minor
      from order_consignments order by id`),
    lines:
      await rows(`select id, consignment_id, item_id, title, unit_price_minor, vat_rate, quantity_ordered, quantity
      from order_lines order by id`),
    payments: await rows(
      'select id, order_id, provider, reference, amount_minor, fee_rate from payments order by id',
    ),
    events: await rows(
      'select payment_id, event_id, kind, amount_minor, at from payment_events order by 1, 2',
    ),
    refunds: await rows(
      'select id, payment_id, consignment_id, amount_minor, reason, due_at, done_at from refunds order by id',
    ),
    transfers: await rows(`select id, payment_id, consignment_id, brewery_id, amount_minor, fee_minor, due_at,
      taken_back_at, done_at from transfers order by id`),
  }
}

/** An order after the upgrade, in pence. */
export type UpgradedOrder = {
  id: string
  number: string
  method: 'card' | 'invoice'
  isDue: boolean
  /** Of parts that are not given up, less what is credited. */
  chargedMinor: number
  capturedMinor: number
  returnedMinor: number
  toReturnMinor: number
  /** What the buyer owes by the ledger. */
  owedMinor: number
}

export async function readUpgradedOrders(database: Database): Promise<UpgradedOrder[]> {
  return rowsOf(
    database,
    `select id, number, payment_method as method,
      paid_at is not null or payment_method = 'invoice' as "isDue",
      (select coalesce(sum(total_minor - credited_minor), 0) from order_consignments
        where order_id = orders.id and state not in ('cancelled', 'refused'))::integer as "chargedMinor",
      (select coalesce(sum(payment_events.amount_minor), 0) from payment_events join payments on payments.id = payment_id
        where order_id = orders.id and kind = 'succeeded')::integer as "capturedMinor",
      (select coalesce(sum(refunds.amount_minor) filter (where done_at is not null), 0) from refunds
        join payments on payments.id = payment_id where order_id = orders.id)::integer as "returnedMinor",
      (select coalesce(sum(refunds.amount_minor) filter (where done_at is null), 0) from refunds
        join payments on payments.id = payment_id where order_id = orders.id)::integer as "toReturnMinor",
      (select coalesce(sum(amount_minor), 0) from ledger_entries join ledger_transactions as booking
        on booking.id = transaction_id where order_id = orders.id and account = 'buyer')::integer as "owedMinor"
     from orders order by number`,
  )
}

/** Pence that the ledger has for a brewery's part. */
const balance = (account: string) =>
  `(select -coalesce(sum(entry.amount_minor), 0) from ledger_entries as entry join ledger_transactions as booking
    on booking.id = transaction_id where booking.part_id = part.id and account = '${account}')::integer`

/** A brewery's part after the upgrade: what the ledger holds for it and owes it, and what was to be transferred. */
export type UpgradedPart = {
  id: string
  number: string
  breweryId: string
  state: string
  method: 'card' | 'invoice'
  isDue: boolean
  totalMinor: number
  heldMinor: number
  dueMinor: number
  transferMinor: number | null
  isTransferDone: boolean
  isTakenBack: boolean
}

export async function readUpgradedParts(database: Database): Promise<UpgradedPart[]> {
  return rowsOf(
    database,
    `select part.id, number, part.brewery_id as "breweryId", part.state, payment_method as method,
      paid_at is not null or payment_method = 'invoice' as "isDue", part.total_minor as "totalMinor",
      ${balance('brewery_held')} as "heldMinor", ${balance('brewery_due')} as "dueMinor",
      transfers.amount_minor as "transferMinor", done_at is not null as "isTransferDone",
      taken_back_at is not null as "isTakenBack"
     from order_consignments as part join orders on orders.id = part.order_id
     left join transfers on transfers.consignment_id = part.id
     where part.brewery_id is not null order by number, part.position`,
  )
}

/** Writes into the stand-in's books what the provider knew of these payments. */
export async function remindStripe(database: Database, { books }: StripeServer): Promise<void> {
  const known = await rowsOf<{
    id: string
    number: string
    reference: string
    amount: number
    paid: boolean
  }>(
    database,
    `select payments.id, number, reference, amount_minor as amount, exists (
        select from payment_events where payment_id = payments.id and kind = 'succeeded') as paid
     from payments join orders on orders.id = order_id`,
  )
  for (const { id, number, reference, amount, paid } of known)
    books.intents.set(reference, {
      id: reference,
      object: 'payment_intent',
      status: paid ? 'succeeded' : 'requires_payment_method',
      amount,
      amount_received: paid ? amount : 0,
      created: 1_700_000_000,
      client_secret: `${reference}_secret`,
      metadata: { order: number, payment: id },
      payment_method: null,
      latest_charge: paid ? `ch_of_${reference}` : null,
      last_payment_error: null,
    })
}
