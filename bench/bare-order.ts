import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/**
 * The inserts, updates and deletes of one order as a program would write them that knows everything beforehand: no
 * checks, no prices read, no answer but the commit. What a checkout is measured against.
 */
export async function placeBareOrder(pool: pg.Pool, clientId: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const key = randomUUID()
    await client.query(
      `insert into kept_answers (who, call, key, request_hash, at) values ($1, 'order', $2, 'hash', now())`,
      [`client:${clientId}`, key],
    )
    const { rows: lines } = await client.query(
      `select cart_lines.id, item_id, quantity, snapshot->>'title' as title from cart_lines
       join carts on carts.id = cart_lines.cart_id where carts.client_id = $1 order by item_id`,
      [clientId],
    )
    const { rows: inserted } = await client.query(
      `insert into orders (number, client_id, state, payment_method, payment_state, reserved_until, contact,
         goods_minor, shipping_minor, vat_by_rate, vat_minor, total_minor, placed_at)
       values ($1, $2, 'placed', 'card', 'unpaid', now() + interval '15 minutes', $3, 120000, 0, $4, 24000, 144000, now())
       returning id`,
      [randomBytes(9).toString('base64url'), clientId, contact, vat],
    )
    const orderId = String(inserted[0].id)
    const consignments = lines.map(() => randomUUID())
    await client.query(
      `insert into order_consignments (id, order_id, position, brewery_id, brewery_slug, brewery_name, state,
         shipping_option, goods_minor, shipping_minor, vat_by_rate, vat_minor, total_minor)
       select id, $1, position, gen_random_uuid(), 'brewery', 'Brewery', 'placed', 'delivery', 24000, 0, $3, 4800, 28800
       from unnest($2::uuid[]) with ordinality as consignment (id, position)`,
      [orderId, consignments, vat],
    )
    await client.query(
      `insert into order_lines (consignment_id, position, kind, item_id, title, image_url, detail_href,
         unit_price_minor, vat_rate, quantity_ordered, quantity)
       select consignment_id, 0, 'variant', item_id, title, '/a-picture', '/a-page', 12000, 2000, quantity, quantity
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[]) as line (consignment_id, item_id, title, quantity)`,
      [
        consignments,
        lines.map((line) => line.item_id),
        lines.map((line) => line.title),
        lines.map((line) => line.quantity),
      ],
    )
    await client.query(
      `insert into order_events (order_id, verb, to_state, role, means, at)
       values ($1, 'place', 'placed', 'buyer', 'page', now())`,
      [orderId],
    )
    await client.query(
      `insert into audit_entries (at, actor_id, actor_name, actor_role, acted_by, verb, subject_kind, subject_id, after)
       values (now(), $1, 'Maggie', 'buyer', 'page', 'order.place', 'order', $2, '{"state": "placed"}')`,
      [clientId, orderId],
    )
    for (const { item_id: itemId, quantity } of lines)
      await client.query(
        `insert into stock_movements (item_id, kind, sellable, reserved, at, order_line_id)
         select id, 'reserve', -$2::integer, $2, now(), gen_random_uuid() from containers where storefront_variant_id = $1`,
        [itemId, quantity],
      )
    await client.query(
      `insert into attempts (key, count, window_ends_at) values ($1, 1, now() + interval '1 hour')
       on conflict (key) do update set count = attempts.count + 1`,
      [`order of ${clientId}`],
    )
    await client.query('delete from cart_lines where id = any($1::uuid[])', [lines.map(({ id }) => id)])
    await client.query('update kept_answers set answer = $2 where key = $1', [key, '{}'])
    await client.query('commit')
  } finally {
    client.release()
  }
}

const contact = JSON.stringify({ firstname: 'Maggie', lastname: 'Tapster', postcode: 'LS1 4DY' })
const vat = JSON.stringify([{ vatRate: 2000, netMinor: 120_000, vatMinor: 24_000 }])
