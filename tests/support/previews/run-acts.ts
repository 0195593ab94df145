import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { GroupPlan } from '../../../shared/api/group-plan-api.ts'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { agePlacedOrders } from './order-acts.ts'
import type { Scenario, World } from './preview-world.ts'

const group = 'forth-crossing'

/** The group's runs in a state, those with orders first. */
const runsIn = (world: World, state: string) =>
  world.rows(sql`select r.id, r.capacity_kg as kg from runs r join groups g on g.id = r.group_id
    where g.slug = ${group} and r.state = ${state}
    order by (select count(*) from orders o where o.run_id = r.id) desc, r.day`)

/** An order of the landlord on the group's next run. */
async function rideAlong(world: World): Promise<void> {
  await agePlacedOrders(world)
  const [beer] = await world.rows(
    sql`select c.storefront_variant_id as variant, g.id as "groupId" from containers c join beers on beers.id = c.beer_id
      join breweries b on b.id = beers.brewery_id cross join groups g
      where b.slug = 'learmonth-basin' and g.slug = ${group} and c.available_units > 20 and c.archived_at is null
      order by c.available_units desc limit 1`,
  )
  const line = { variantId: beer!['variant'], quantity: 4, groupId: beer!['groupId'] }
  await world.ask('landlord', 'POST', '/api/cart/items', line)
  const { number } = (await world.ask('landlord', 'POST', '/api/orders', {
    contact: { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' },
    payment: 'card',
    groupId: beer!['groupId'],
  })) as { number: string }
  await world.ask('landlord', 'POST', `/api/orders/${number}/payment`, { token: sandboxTokens.success })
}

/** All parts of a run are at the depot, but for the last one. */
async function loadAllButOne(world: World, run: string): Promise<void> {
  const parts = await world.rows(
    sql`select p.id from order_consignments p join orders o on o.id = p.order_id
      where o.run_id = ${run} and p.state in ('accepted', 'packed') and p.brewery_slug is not null order by p.id`,
  )
  for (const { id } of parts.slice(1))
    await world.ask('organiser', 'POST', `/api/sell/group/${group}/runs/${run}/ticks`, { part: id })
}

/** Drops of runs that have left and are not all brought. */
const dropsUnderWay = (world: World) =>
  world.rows(sql`select distinct o.number, r.id as run from runs r join groups g on g.id = r.group_id
    join orders o on o.run_id = r.id join order_consignments p on p.order_id = o.id
    where g.slug = ${group} and r.state = 'departed' and p.state = 'dispatched' order by 1`)

const on = (runs: Record<string, string>[], body: () => object) =>
  runs.slice(0, 2).map(({ id }) => ({ params: { group, run: id! }, body: body() }))
const words = fc.constantFrom('The ferry does not sail.', 'Snow on the bridge.')
const planAddress = 'POST /api/sell/group/:group/plan'
const address = 'POST /api/sell/group/:group/runs/:run'

/** In this order: a run is changed, closed, sent, brought and finished, and another one is cancelled. */
export const runScenarios = new Map<string, Scenario>([
  [
    `${address}/write`,
    {
      as: 'organiser',
      tries: async (world) =>
        on(await runsIn(world, 'firm'), () => ({
          to: world.any(fc.constantFrom('pubs', 'breweries')),
          words: world.any(words),
        })),
    },
  ],
  [
    `${address}/change`,
    {
      as: 'organiser',
      tries: async (world) => {
        await rideAlong(world)
        return on(await runsIn(world, 'open'), () => ({
          capacityKg: world.any(fc.integer({ min: 4000, max: 9000 })),
        }))
      },
    },
  ],
  [
    `${address}/close`,
    { as: 'organiser', tries: async (world) => on((await runsIn(world, 'open')).slice(1), () => ({})) },
  ],
  [
    'PUT /api/sell/group/:group/runs/:run/drops',
    {
      as: 'organiser',
      tries: async (world) => {
        const [run] = await runsIn(world, 'firm')
        const params = { group, run: run!['id']! }
        const read = `/api/sell/group/${group}/runs/${params.run}`
        const { drops } = (await world.ask('organiser', 'GET', read)) as GroupRun
        return [{ params, body: { drops: drops.map(({ number }) => number).toReversed() } }]
      },
    },
  ],
  [
    `${address}/depart`,
    {
      as: 'organiser',
      tries: async (world) => {
        const runs = (await runsIn(world, 'firm')).slice(0, 1)
        await loadAllButOne(world, runs[0]!['id']!)
        return on(runs, () => ({}))
      },
    },
  ],
  [
    `${address}/drops/:number/not-delivered`,
    {
      as: 'organiser',
      tries: async (world) =>
        (await dropsUnderWay(world)).slice(0, 1).map(({ run, number }) => ({
          params: { group, run: run!, number: number! },
          body: { reason: 'Closed.' },
        })),
    },
  ],
  [
    `${address}/drops/:number/deliver`,
    {
      as: 'organiser',
      tries: async (world) =>
        (await dropsUnderWay(world)).map(({ run, number }) => ({
          params: { group, run: run!, number: number! },
          body: { receivedBy: 'Ann Bell' },
        })),
    },
  ],
  [
    `${address}/finish`,
    { as: 'organiser', tries: async (world) => on(await runsIn(world, 'departed'), () => ({})) },
  ],
  [
    `${address}/cancel`,
    {
      as: 'organiser',
      tries: async (world) =>
        on((await runsIn(world, 'open')).slice(0, 1), () => ({ reason: world.any(words) })),
    },
  ],
  [
    planAddress,
    {
      as: 'organiser',
      tries: async (world) => {
        const { plan, days } = (await world.ask(
          'organiser',
          'GET',
          planAddress.split(' ')[1]!.replace(':group', group),
        )) as GroupPlan
        return days.slice(0, 2).map((fromDay) => ({
          params: { group },
          body: { ...plan, fromDay, carrier: 'Ochil Vans' },
        }))
      },
    },
  ],
])
