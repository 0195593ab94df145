import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { breweryEvents, buyerEvents } from '../../../shared/accounts/webhook-events.ts'
import { organisedRun } from '../../../tests/support/builders/organised-run.ts'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { buildBeer, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'
import { beers, containers } from '../../catalogue/beers/catalogue-tables.ts'
import { payouts } from '../../finance/payouts/payout-tables.ts'
import { announceEndingTokens } from '../../parties/tokens/announce-ending-tokens.ts'
import { webhookEvents } from './webhook-tables.ts'

const shop = await openWebhookShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** Bodies that came to a path, in order, with their sizes. */
const bodies = (path: string) =>
  shop.received(path).map(({ body }) => ({ size: body.length, text: body, ...JSON.parse(body) }))

/** A webhook of the owner of a brewery that is there already. */
async function hookOf(brewery: { id: string; slug: string }, path: string) {
  const headers = await shop.buyer()
  await addMember(database, { clientId: headers.clientId, breweryId: brewery.id, role: 'owner' })
  const root = `/api/sell/${brewery.slug}/webhooks`
  return { headers, ...(await shop.hook({ root, headers }, { path })) }
}

test('each step of a part is sent to its brewery and its buyer, thin, and with nothing of the others (PLAT-08)', async () => {
  const { one, two, buyer, number, placed, parts, staff, refund } = await sendTwoBreweryOrder(shop, 'invoice')
  await hookOf(one.brewery, '/one')
  await shop.hook(
    { root: '/api/account/webhooks', headers: buyer },
    { path: '/buyer', events: [...buyerEvents] },
  )
  const finance = await staff('finance')
  const item = { part: parts[0], what: 'units', position: 0, units: 1 }
  expect((await refund({ items: [item] }, finance)).statusCode).toBe(200)
  await shop.send()
  const told = bodies('/one')
  expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['refund.made', 'document.issued']))
  const refunded = told.find(({ type }) => type === 'refund.made')
  expect(refunded.data).toMatchObject({
    order: number,
    parts: [parts[0]],
    state: 'done',
    links: { call: `https://dray.example/api/sell/${one.brewery.slug}/orders/${number}` },
  })
  for (const { size, text } of [...told, ...bodies('/buyer')]) {
    expect(size).toBeLessThan(20 * 1024)
    expect(text).not.toMatch(/Minor|price|@/)
  }
  for (const { text } of told) {
    expect(text).not.toContain(two.brewery.slug)
    expect(text).not.toContain(placed.consignments[1]!.id)
    expect(text).not.toContain(buyer.clientId)
  }
  expect(bodies('/buyer').filter(({ type }) => type === 'refund.made')).toHaveLength(1)
})

test('an order is sent once it is paid, then every state with a version that grows (PLAT-08, PLAT-14)', async () => {
  const { one, buyer, number, placed, run } = await placeTwoBreweryOrder(shop, 'unpaid')
  await hookOf(one.brewery, '/steps')
  await shop.hook(
    { root: '/api/account/webhooks', headers: buyer },
    { path: '/own', events: [...buyerEvents] },
  )
  await shop.send()
  expect(bodies('/steps')).toEqual([])
  await shop.pay(number, 'sandbox_success', buyer)
  await run('accept')
  await run('pack')
  await run('dispatch')
  await run('deliver', 'name=Jo Barr')
  await shop.send()
  const steps = bodies('/steps').filter(({ type }) => type.startsWith('consignment.'))
  const ordered = steps.toSorted((a, b) => a.data.version - b.data.version)
  expect(ordered.map(({ type }) => type.slice('consignment.'.length))).toEqual([
    'placed',
    'accepted',
    'packed',
    'dispatched',
    'delivered',
  ])
  expect(new Set(ordered.map(({ data }) => data.version)).size).toBe(5)
  expect(ordered[1].data).toMatchObject({
    order: number,
    part: placed.consignments[0]!.id,
    brewery: one.brewery.slug,
    state: 'accepted',
  })
  const own = bodies('/own').filter(({ type }) => type.startsWith('consignment.'))
  expect(own).toHaveLength(10)
})

test('an order that no one paid is sent to no one (PLAT-14)', async () => {
  const { one, number } = await placeTwoBreweryOrder(shop, 'unpaid')
  await hookOf(one.brewery, '/unpaid')
  shop.wait(86_400)
  await shop.sweep()
  await shop.send()
  expect(bodies('/unpaid').map(({ text }) => text)).toEqual([])
  expect(number).toBeTruthy()
})

test('a preview, and a step that is refused, send nothing (PLAT-14)', async () => {
  const { one, placed } = await placeTwoBreweryOrder(shop)
  const { headers } = await hookOf(one.brewery, '/preview')
  const at = `/api/sell/${one.brewery.slug}/orders/${placed.consignments[0]!.id}`
  expect((await shop.post(`${at}/accept?dryRun=true`, {}, keyed(headers))).statusCode).toBe(200)
  expect((await shop.post(`${at}/deliver`, {}, keyed(headers))).statusCode).toBe(409)
  await shop.send()
  expect(bodies('/preview')).toEqual([])
  await shop.post(`${at}/accept`, {}, keyed(headers))
  await shop.send()
  expect(bodies('/preview').map(({ type }) => type)).toContain('consignment.accepted')
})

test('an event is stored with the step and sent by the process that runs next, once by its id (PLAT-14)', async () => {
  const { one, run } = await placeTwoBreweryOrder(shop)
  await hookOf(one.brewery, '/crash')
  await run('accept')
  // A process that died during its attempt: the delivery is its own for a minute.
  await shop
    .send({
      reach: {
        ...shop.deps.reach,
        ask: () => {
          throw new Error('The process dies.')
        },
      },
    })
    .catch(() => {})
  await shop.send()
  expect(bodies('/crash')).toHaveLength(0)
  shop.wait(60)
  await Promise.all([shop.send(), shop.send()])
  const ids = shop.received('/crash').map(({ headers }) => headers['webhook-id'])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test('stock, beers and prices are sent to their brewery alone (PLAT-08)', async () => {
  const tern = await shop.owner('tern')
  const gull = await shop.owner('gull')
  const beer = await buildBeer(database, { breweryId: tern.brewery.id })
  const { id } = await buildContainer(database, { beerId: beer.id, availableUnits: 20 })
  await shop.hook(tern, { path: '/tern' })
  await shop.hook(gull, { path: '/gull' })
  const types = async () => {
    await shop.send()
    return bodies('/tern').map(({ type }) => type)
  }
  const count = (units: number) => ({
    kind: 'count',
    items: [{ containerId: id, units }],
  })
  const counted = await shop.post(
    '/api/sell/tern/stock',
    { reason: 'Counted.', ...count(2) },
    keyed(tern.headers),
  )
  expect(counted.statusCode, counted.body).toBe(200)
  expect((await types()).toSorted()).toEqual(['stock.counted', 'stock.low'])
  expect(bodies('/tern').find(({ type }) => type === 'stock.counted').data).toMatchObject({
    containers: [id],
    total: 1,
  })
  // Units on hand are no change of the beer, and neither is the same again.
  await database.update(containers).set({ priceMinor: 12_300 }).where(eq(containers.id, id))
  await database.update(containers).set({ priceMinor: 12_300 }).where(eq(containers.id, id))
  await database.update(beers).set({ name: 'Towpath Bitter' }).where(eq(beers.id, beer.id))
  expect((await types()).filter((type) => type === 'beer.changed')).toHaveLength(2)
  expect(bodies('/tern').at(-1)!.data).toMatchObject({ beer: beer.id })
  expect(bodies('/gull')).toEqual([])
})

test('a file that was imported is sent to its brewery, with what it changed (PLAT-08, PLAT-14)', async () => {
  const teal = await shop.owner('teal')
  const beer = await buildBeer(database, { breweryId: teal.brewery.id })
  const { id } = await buildContainer(database, { beerId: beer.id, priceMinor: 9_000 })
  await shop.hook(teal, { path: '/teal', events: ['import.finished'] })
  const [{ externalId }] = (await shop.get('/api/sell/teal/stock', teal.headers)).json().rows
  const file = Buffer.from(`Id,Price ex VAT\n${externalId},95.00\n`).toString('base64')
  const asked = { kind: 'prices', name: 'prices.csv', file }
  const read = await shop.post('/api/sell/teal/imports/reading', asked, teal.headers)
  const taken = { ...asked, digest: read.json().digest, leavesOutRefused: false }
  const reply = await shop.post('/api/sell/teal/imports', taken, keyed(teal.headers))
  expect(reply.statusCode, reply.body).toBe(200)
  await shop.send()
  expect(bodies('/teal').map(({ type, data }) => [type, data])).toMatchObject([
    [
      'import.finished',
      {
        import: reply.json().id,
        kind: 'prices',
        changes: 1,
        leftOut: 0,
        links: { call: 'https://dray.example/api/sell/teal/imports' },
      },
    ],
  ])
  expect(id).toBeTruthy()
})

test('a run that closes, is firm and leaves is sent to its breweries and pubs (PLAT-08, PLAT-14)', async () => {
  const { breweries, confirmed, bring, send, run, goTo } = await organisedRun(shop, { of: 2 })
  const outside = await shop.owner('outside')
  await shop.hook(outside, { path: '/outside' })
  const [order] = await confirmed(6)
  for (const [at, brewery] of breweries.entries()) await hookOf(brewery, `/run-${at}`)
  await shop.hook(
    { root: '/api/account/webhooks', headers: order!.buyer },
    { path: '/run-pub', events: [...buyerEvents] },
  )
  await goTo(run.cutOffAt)
  await shop.sweep()
  await goTo(run.answerByAt)
  await shop.sweep()
  await bring(order!.number)
  expect((await send('depart')).statusCode).toBe(200)
  await shop.send()
  const runEvents = (path: string) => bodies(path).filter(({ type }) => type.startsWith('run.'))
  for (const path of ['/run-0', '/run-1', '/run-pub']) {
    const ordered = runEvents(path).toSorted((one, other) => one.data.version - other.data.version)
    expect(ordered.map(({ type, data }) => [type, data.run, data.day, data.state])).toEqual(
      ['closed', 'firm', 'departed'].map((state) => [`run.${state}`, run.id, run.day, state]),
    )
  }
  expect(bodies('/outside')).toEqual([])
})

test('a cancelled run is an event for those who had beer on it (PLAT-08)', async () => {
  const { breweries, confirmed, send, run } = await organisedRun(shop)
  const [order] = await confirmed(6)
  await hookOf(breweries[0]!, '/cancelled')
  await shop.hook(
    { root: '/api/account/webhooks', headers: order!.buyer },
    { path: '/cancelled-pub', events: ['run.cancelled'] },
  )
  expect((await send('cancel', { reason: 'The van broke down.' })).statusCode).toBe(200)
  await shop.send()
  for (const path of ['/cancelled', '/cancelled-pub'])
    expect(bodies(path).filter(({ type }) => type === 'run.cancelled')).toMatchObject([
      { data: { run: run.id, state: 'cancelled' } },
    ])
})

test('payouts and tokens that end are sent (PLAT-08)', async () => {
  const wren = await shop.owner('wren')
  await shop.hook(wren, { path: '/wren' })
  const day = '2026-01-05'
  await database.insert(payouts).values({
    sequence: 900,
    number: 'DRY-P-000900',
    breweryId: wren.brewery.id,
    amountMinor: 100,
    day,
    madeAt: shop.now().toISOString(),
  })
  await database
    .update(payouts)
    .set({ sentAt: shop.now().toISOString() })
    .where(eq(payouts.number, 'DRY-P-000900'))
  await shop.operate('money', 'hold-payouts', 'wren', 'A court asked.')
  await shop.post('/api/sell/wren/tokens', { name: 'Till', scopes: ['stock:read'], days: 30 }, wren.headers)
  shop.wait(17 * 86_400)
  await announceEndingTokens({ ...shop.deps })
  await shop.send()
  const told = bodies('/wren')
  expect(told.map(({ type }) => type).toSorted()).toEqual(['payout.held', 'payout.sent', 'token.ending'])
  expect(told.find(({ type }) => type === 'payout.sent').data).toMatchObject({
    payout: 'DRY-P-000900',
    state: 'sent',
  })
})

test('owners without a webhook of that kind have no events (PLAT-14)', async () => {
  const heron = await shop.owner('heron')
  await shop.hook(heron, { path: '/heron', events: ['payout.sent'] })
  await shop.operate('money', 'hold-payouts', 'heron', 'A court asked.')
  const rows = await database
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.breweryId, heron.brewery.id))
  expect(rows).toEqual([])
  expect(breweryEvents).toContain('payout.held')
})
