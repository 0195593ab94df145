import type pg from 'pg'
import { copiedId, type Copied, copyRows } from './copy-rows.ts'

const brewery = `(select id from breweries where slug = 'learmonth-basin')`
const clientCopies = 2300
const orderCopies = 3100
/** A brewery has at most 5000 sizes on sale or off it. */
const ownSizeCopies = 105
const otherSizeCopies = 52

const clients: Copied[] = [
  { table: 'clients' },
  { table: 'client_trade_details', ids: ['client_id'] },
  { table: 'client_addresses', ids: ['id', 'client_id'] },
  { table: 'trade_premises', ids: ['address_id'] },
  { table: 'credit_accounts', ids: ['client_id'] },
  { table: 'container_places', ids: ['id', 'client_id'] },
  { table: 'container_levels', ids: ['place_id'] },
  // Levels name the days of what is at pubs, and days stay as they are in a copy.
  { table: 'container_movements', ids: ['place_id', 'part_id'], set: { at: 'r.at' } },
].map((each) => ({ ...each, copies: clientCopies }))

/** An order of the demo trade in which the brewery has a part; the other parts are of other breweries. */
const orderIds = `select order_id from order_consignments where brewery_id = ${brewery}`
const partIds = `select id from order_consignments where order_id in (${orderIds})`
const ofOrders = `order_id in (${orderIds})`
const ofParts = `consignment_id in (${partIds})`
const buyer = { client_id: copiedId('client_id', `(1 + n % ${clientCopies})`) }
const orders: Copied[] = [
  { table: 'orders', where: `id in (${orderIds})`, set: buyer },
  { table: 'order_consignments', where: ofOrders, ids: ['id', 'order_id', 'claim_id'] },
  { table: 'order_lines', where: ofParts, ids: ['id', 'consignment_id'] },
  { table: 'order_claims', where: ofParts, ids: ['id', 'consignment_id'] },
  { table: 'order_proposals', where: ofParts, ids: ['id', 'consignment_id'] },
  { table: 'order_shipments', where: ofParts, ids: ['id', 'consignment_id'] },
  { table: 'order_refunds', where: ofOrders, ids: ['id', 'order_id'] },
  { table: 'payments', where: ofOrders, ids: ['id', 'order_id'] },
].map((each) => ({ ...each, copies: orderCopies }))

const ofBrewery = `beers where brewery_id = ${brewery}`
const sizesOf = (where: string, copies: number): Copied[] => {
  const sizes = `select id from containers where beer_id in (${where})`
  return [
    { table: 'prices', where: `container_id in (${sizes})`, ids: ['container_id'], copies },
    { table: 'stock_levels', where: `item_id in (${sizes})`, ids: ['item_id'], copies },
    {
      table: 'containers',
      where: `beer_id in (${where})`,
      ids: ['id', 'beer_id', 'storefront_variant_id', 'set_aside_variant_id'],
      copies,
    },
    { table: 'beers', where: `id in (${where})`, copies },
  ]
}

const documents: Copied[] = [
  {
    table: 'documents',
    ids: ['id', 'order_id', 'part_id', 'about_id'],
    set: { sequence: 'r.sequence + n * 1000', ...buyer },
  },
  {
    table: 'payouts',
    set: { sequence: 'r.sequence + n * 1000', day: 'r.day - n * 56' },
  },
  { table: 'payout_lines', ids: ['payout_id', 'part_id'], copies: 3300 },
  {
    table: 'ledger_transactions',
    ids: ['id', 'order_id', 'part_id', 'document_id'],
    set: {
      key: `case r.event when 'payout' then 'payout:' || md5(substr(r.key, 8) || n)::uuid else r.key || '~' || n end`,
    },
    copies: 350,
  },
  { table: 'ledger_entries', ids: ['transaction_id'], copies: 350 },
]

/** Lists whose rows stand alone: what they name is the demo trade's own. */
const others: Copied[] = [
  { table: 'audit_entries' },
  {
    table: 'worklist_entries',
    set: {
      subject: `case when r.subject ~ '^[0-9a-f-]{36}$' then (md5(r.subject || n)::uuid)::text else r.subject || '~' || n end`,
    },
  },
  { table: 'notices' },
  { table: 'reviews' },
  { table: 'review_reports', ids: ['id', 'review_id'] },
  { table: 'stock_movements' },
  { table: 'order_events' },
  { table: 'container_prices' },
  { table: 'beer_changes', ids: ['id', 'beer_id'] },
  { table: 'brewery_applications', ids: ['id', 'client_id'] },
  { table: 'invitations' },
  { table: 'standing_orders' },
  { table: 'refunds' },
  { table: 'disputes' },
  { table: 'provider_moves' },
  { table: 'bank_payments' },
  { table: 'webhook_events' },
  { table: 'webhook_deliveries', ids: ['id', 'event_id'] },
]

/** What triggers would have written beside the copies, as migrations 0060 to 0062, 0070 and 0072 wrote it of the rows before them. */
const ofTriggers = [
  'truncate order_standings, brewery_pubs, brewery_sales, trade_counts, tallies',
  `insert into trade_counts (state, kind, total)
   select state, coalesce(kind, ''), count(*) from client_trade_details group by 1, 2`,
  `insert into order_standings (order_id, placed_at, part_states, is_charged)
   select id, placed_at, part_states_of(id), is_charged(payment_state) from orders`,
  `insert into brewery_pubs (brewery_id, client_id, orders, last_order_id, last_order_at)
   select part.brewery_id, placed.client_id, count(*), (array_agg(placed.id order by placed.placed_at desc, placed.id))[1], max(placed.placed_at)
   from order_consignments part join orders placed on placed.id = part.order_id
   where part.brewery_id is not null and part.state_since is not null and part.claim_id is null and placed.client_id is not null
   group by part.brewery_id, placed.client_id`,
  `insert into brewery_sales (brewery_id, part_id, sold_at, is_invoiced)
   select entry.owner, booking.part_id,
     coalesce(min(booking.booked_at) filter (where booking.event = 'part_invoiced'), min(booking.booked_at)),
     bool_or(booking.event = 'part_invoiced')
   from ledger_entries entry join ledger_transactions booking on booking.id = entry.transaction_id
   where entry.account in ('brewery_held', 'brewery_due') and booking.part_id is not null
     and booking.event in ('part_invoiced', 'pallet_difference')
   group by entry.owner, booking.part_id`,
  `insert into tallies (list, owner, key, change, is_folded)
   select 'order_standings', '', part_states || ' ' || is_charged::text, count(*), true from order_standings group by 3
   union all
   select 'brewery_parts', brewery_id::text, state, count(*), true from order_consignments
   where state_since is not null and brewery_id is not null group by 2, 3
   union all
   select 'catalogue_changes', '', state, count(*), true
   from (select state from beer_changes union all select state from page_changes) as changes group by 3
   union all
   select 'containers_at_pubs', brewery_id::text, kind || ' ' || to_char(day, 'YYYY-MM-DD'), sum(containers), true
   from container_levels cross join lateral unnest(lot_days, lot_counts) as lot (day, containers) group by 2, 3
   union all
   select 'cells_at_pubs', brewery_id::text, kind || ' ' || to_char(lot_days[1], 'YYYY-MM-DD'), count(*), true
   from container_levels where at_pub > 0 group by 2, 3
   union all
   select 'fees', to_char(booking.booked_at at time zone 'Europe/London', 'YYYY-MM'), due.owner || ' ' || what, sum(minor), true
   from ledger_transactions as booking
   join ledger_entries as due on due.transaction_id = booking.id and due.account = 'brewery_due'
   left join ledger_entries as vat on vat.transaction_id = booking.id and vat.account = 'vat'
   cross join lateral (values ('bookings', 1), ('gross', due.amount_minor), ('vat', -vat.amount_minor)) as parts (what, minor)
   where booking.event in ('fee', 'fee_returned', 'pallet_difference') and minor is not null group by 2, 3
   union all
   select 'payouts', brewery_id::text, 'all', count(*), true from payouts group by 2
   union all
   select 'documents', brewery_id::text, 'all', count(*), true from documents where brewery_id is not null group by 2
   union all
   select 'disputes', '', 'all', count(*), true from disputes
   union all
   select 'refunds', '', 'done', count(*), true from refunds where done_at is not null
   union all
   select 'audit_entries', '', case when refusal is null then 'done' else 'refused' end, count(*), true from audit_entries group by 3
   union all
   select 'reviews', '', 'reported', count(distinct review_id), true from review_reports where state = 'pending'
   union all
   select 'worklist', '', coalesce(to_char(due_at at time zone 'UTC', 'YYYY-MM-DD'), ''), count(*), true
   from worklist_entries where closed_at is null group by 3`,
]

/** The demo trade has no change that waits: every tenth approved account or so asks for another name. */
const waitingChanges = `insert into trade_changes (client_id, company, kind, licence_number, applied_at)
  select client_id, company || ' and Sons', kind, licence_number, decided_at + interval '1 day'
  from client_trade_details where state = 'approved' and get_byte(uuid_send(client_id), 0) % 10 = 0`

/** Brings each list's own table to 100,000 rows by copies of the demo trade, so that every state and view has its share. */
export async function fillConsoleLists(client: pg.ClientBase): Promise<void> {
  // Neither triggers nor references: the copies are as consistent as the rows that they are made of.
  await client.query('set session_replication_role = replica')
  const all = [
    ...others,
    ...documents,
    ...orders.toReversed(),
    ...clients,
    ...sizesOf(`select id from ${ofBrewery}`, ownSizeCopies),
    ...sizesOf(`select id from beers where id not in (select id from ${ofBrewery})`, otherSizeCopies),
  ]
  for (const copied of all) await copyRows(client, copied)
  for (const statement of [...ofTriggers, waitingChanges]) await client.query(statement)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}
