import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { foldEvents, type StateEvent } from '../../../shared/orders/fold-events.ts'
import { migrationsFolder } from '../../platform/database/known-migrations.ts'

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const own = files.findIndex((name) => name.endsWith('_order-life.sql'))
const run = async (client: PGlite, names: readonly string[]) => {
  for (const name of names) await client.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
}
const sums = "10000, 0, '[]', 2000, 12000"
const uuid = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`

/** An order of the version before, with one part for each state, and what its history said. */
const before = {
  states: ['adjusted', 'refunded', 'refunded', 'delivered'],
  history: [
    ['place', null],
    ['pay', null],
    ['accept', 0],
    ['adjust', 0],
    ['accept', 1],
    ['dispatch', 1],
    ['refund', 1],
    ['cancel', 2],
    ['refund', 2],
    ['accept', 3],
    ['dispatch', 3],
    ['deliver', 3],
  ] as [string, number | null][],
}

test('orders of the version before keep their meaning: states, history, units and money (LIFE-03)', async () => {
  const client = await PGlite.create()
  await run(client, files.slice(0, own))
  await client.exec(`
    insert into orders (id, number, state, payment_method, payment_state, goods_minor, shipping_minor, vat_by_rate,
      vat_minor, total_minor, placed_at) values ('${uuid(1)}', 'DRAY-7K3Q-42', 'adjusted', 'card', 'part_refunded', ${sums}, now());
    ${before.states
      .map(
        (state, at) => `
    insert into order_consignments (id, order_id, position, brewery_id, brewery_name, state, shipping_option,
      goods_minor, shipping_minor, vat_by_rate, vat_minor, total_minor)
      values ('${uuid(10 + at)}', '${uuid(1)}', ${at}, '${uuid(20 + at)}', 'Brewery ${at}', '${state}', 'delivery', ${sums});
    insert into order_lines (consignment_id, position, kind, item_id, title, image_url, detail_href, unit_price_minor,
      vat_rate, quantity_ordered, quantity)
      values ('${uuid(10 + at)}', 0, 'variant', '${uuid(30)}', 'Mild', '', '', 5000, 2000, 3, 2);`,
      )
      .join('')}
    ${before.history
      .map(
        ([what, at]) =>
          `insert into order_history (order_id, what, team_name, at) values ('${uuid(1)}', '${what}', ${at === null ? 'null' : `'Brewery ${at}'`}, now());`,
      )
      .join('\n')}`)
  await run(client, files.slice(own, own + 1))
  const rows = async <Row>(query: string) => (await client.query<Row>(query)).rows
  const parts = await rows<{ id: string; state: string }>(
    `select order_consignments.id, state, credited_minor, quantity_ordered, quantity, quantity_sent from order_consignments
     join order_lines on consignment_id = order_consignments.id order by order_consignments.position`,
  )
  const units = { quantity_ordered: 3, quantity: 2 }
  expect(parts).toMatchObject([
    { ...units, state: 'accepted', credited_minor: 0, quantity_sent: 0 },
    { ...units, state: 'closed', credited_minor: 12_000, quantity_sent: 2 },
    { ...units, state: 'cancelled', credited_minor: 0, quantity_sent: 0 },
    { ...units, state: 'delivered', credited_minor: 0, quantity_sent: 2 },
  ])
  expect(await rows('select state from orders')).toEqual([{ state: 'accepted' }])
  const events = await rows<StateEvent>(
    'select consignment_id as "consignmentId", from_state as "fromState", to_state as "toState" from order_events order by id',
  )
  expect(events).toHaveLength(before.history.length)
  const folded = foldEvents(
    events,
    parts.map(({ id }) => id),
  )
  expect(parts.map(({ id }) => folded.get(id))).toEqual(parts.map(({ state }) => state))
  await expect(client.exec("update order_events set verb = 'close'")).rejects.toThrow('only added')
  await expect(client.exec('delete from order_events')).rejects.toThrow('only added')
  await client.close()
})
