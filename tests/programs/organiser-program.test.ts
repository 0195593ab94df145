import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellerClient } from '../../clients/typescript/dray-client.ts'
import { groupScopes } from '../../shared/accounts/api-token-scopes.ts'
import { orderEvents } from '../../server/trading/orders/order-event-tables.ts'
import { organisedRun } from '../support/builders/organised-run.ts'
import { openOrderShop } from '../support/shops/order-shop.ts'
import { answerOf } from '../support/shops/program-shop.ts'

const shop = await openOrderShop({ lasts: 'file', role: 'web' })
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`

/** A group with a run of two breweries, and its organiser's planner, which knows the API document alone. */
async function openPlanner(scopes: readonly string[] = groupScopes) {
  const world = await organisedRun(shop, { of: 2 })
  const { slug } = world.group
  const made = await shop.post(
    `/api/sell/group/${slug}/tokens`,
    { name: 'Route planner', scopes, days: 30 },
    await world.headers(),
  )
  if (made.statusCode !== 201) throw new Error(`No token: ${made.body}`)
  const client = sellerClient({ url, token: made.json().token })
  const path = { group: slug, run: world.run.id }
  const read = async () => {
    const run = await answerOf(client.GET('/api/sell/group/{group}/runs/{run}', { params: { path } }))
    if (run.sees !== 'all') throw new Error('An organiser sees the whole run.')
    return run
  }
  return { ...world, slug, client, path, read }
}

test('a planner opens a run, closes it, ticks loads, departs, and delivers with a shortage (PLAT-02, PLAT-04)', async () => {
  const planner = await openPlanner()
  const { client, path, slug, confirmed, goTo, run, breweries } = planner
  const [order, other] = await confirmed(3, 1)
  const list = await answerOf(client.GET('/api/sell/group/{group}', { params: { path: { group: slug } } }))
  expect(list.runs.find(({ id }) => id === run.id)).toMatchObject({ state: 'open' })

  const close = '/api/sell/group/{group}/runs/{run}/close' as const
  const preview = await answerOf(
    client.POST(close, { params: { path, query: { dryRun: 'true' } }, body: {} }),
  )
  expect(preview).toHaveProperty('digest')
  expect((await planner.read()).state).toBe('open')
  await answerOf(client.POST(close, { params: { path }, body: {} }))
  expect((await planner.read()).state).toBe('closed')

  await goTo(run.answerByAt)
  for (const { number } of [order!, other!])
    for (const brewery of breweries) await shop.operate('orders', 'pack', number, brewery.slug)
  const loads = (await planner.read()).loads
  expect(loads.map(({ units }) => units)).toEqual([4, 4])
  for (const { part } of loads.flatMap(({ parts }) => parts))
    await answerOf(
      client.POST('/api/sell/group/{group}/runs/{run}/ticks', {
        params: { path, header: { 'idempotency-key': `tick-${part}` } },
        body: { part },
      }),
    )
  expect((await planner.read()).loads.map(({ atDepot }) => atDepot)).toEqual([4, 4])
  const note = await client.GET('/api/sell/group/{group}/runs/{run}/drops/{number}/pallet-note.pdf', {
    params: { path: { ...path, number: order!.number } },
    parseAs: 'blob',
  })
  expect(await (note.data as Blob).slice(0, 5).text()).toBe('%PDF-')
  await answerOf(
    client.PUT('/api/sell/group/{group}/runs/{run}/drops', {
      params: { path, header: { 'idempotency-key': 'route-of-the-day' } },
      body: { drops: [other!.number, order!.number] },
    }),
  )
  await answerOf(client.POST('/api/sell/group/{group}/runs/{run}/depart', { params: { path }, body: {} }))
  const departed = await planner.read()
  expect(departed.drops.map(({ number }) => number)).toEqual([other!.number, order!.number])

  const { part } = departed.loads[0]!.parts.find(({ number }) => number === order!.number)!
  const deliver = () =>
    client.POST('/api/sell/group/{group}/runs/{run}/drops/{number}/deliver', {
      params: {
        path: { ...path, number: order!.number },
        header: { 'idempotency-key': `drop-${order!.number}` },
      },
      body: { receivedBy: 'Ann Bell', shortages: [{ part, position: 0, units: 1 }] },
    })
  await answerOf(deliver())
  await answerOf(deliver())
  await answerOf(
    client.POST('/api/sell/group/{group}/runs/{run}/drops/{number}/not-delivered', {
      params: { path: { ...path, number: other!.number } },
      body: { reason: 'No one was there.' },
    }),
  )
  const drops = (await planner.read()).drops
  expect(drops.map(({ state }) => state)).toEqual(['failed', 'delivered'])
  const { consignments } = await order!.read()
  const states = consignments.map(({ id, state }) => [id === part, state])
  expect(states).toEqual(
    expect.arrayContaining([
      [true, 'claimed'],
      [false, 'delivered'],
    ]),
  )
  // The order's story says that a program did it, and whose.
  const story = await shop.database
    .select({ verb: orderEvents.verb, means: orderEvents.means, name: orderEvents.actorName })
    .from(orderEvents)
    .where(eq(orderEvents.consignmentId, part))
  const taken = story.find(({ verb }) => verb === 'deliver')
  expect(taken).toMatchObject({ means: 'token', name: 'Maggie Tapster (token Route planner)' })
  expect(JSON.stringify(drops)).not.toMatch(/£|Minor/)
})

test('a planner that reads alone closes no run, and learns which scope it lacks (PLAT-02, PLAT-03)', async () => {
  const { client, path, read } = await openPlanner(['runs:read'])
  expect((await read()).state).toBe('open')
  const { error } = await client.POST('/api/sell/group/{group}/runs/{run}/close', {
    params: { path },
    body: {},
  })
  expect(error).toMatchObject({ code: 'scope_missing', field: 'runs:write' })
  const other = await openPlanner()
  const elsewhere = await client.GET('/api/sell/group/{group}', { params: { path: { group: other.slug } } })
  expect(elsewhere.response.status).toBe(404)
})
