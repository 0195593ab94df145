import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { legsKm, wayKm } from '../../../../shared/delivery/road-order.ts'
import { organisedRun } from '../../../../tests/support/builders/organised-run.ts'
import { addMember, addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import { placeToDeliver } from '../../empties/container-place.ts'
import { containerMovements } from '../../empties/empties-tables.ts'
import { orders } from '../order-tables.ts'

const shop = await openOrderShop()
const { database } = shop

test('ticks by units, and a departure that says before what leaves and what misses the run (GORG-05)', async () => {
  const { confirmed, goTo, run, runs, breweries, send, read, preview } = await organisedRun(shop)
  const [order] = await confirmed(12)
  await goTo(run.answerByAt)
  await shop.operate('orders', 'pack', order!.number)
  const part = (await read()).loads[0]!.parts[0]!
  expect(part).toMatchObject({ mayTick: true, lines: [{ units: 12, atDepot: 0 }] })
  const ticked = await send('ticks', { part: part.part, lines: [{ position: 0, units: 11 }] })
  expect(ticked.json().loads[0]).toMatchObject({ units: 12, atDepot: 11 })
  const [brewery] = breweries
  const shown = await preview('depart')
  expect(shown.stock).toEqual([`${brewery!.name}: 11 units leave for 1 pub.`])
  expect(shown.warnings[0]).toContain(`${brewery!.name} misses the run with 1 × `)
  expect(shown.warnings[0]).toContain(
    `The pub is offered ${dayText(runs[1]!.day)} on a pallet of its own, at the cost of ${brewery!.name}.`,
  )
  expect(JSON.stringify(shown)).not.toMatch(/£|Minor/)
  expect((await read()).state).toBe('firm')
  const departed = await send('depart', {}, `?digest=${shown.digest}`)
  expect(departed.json()).toMatchObject({ state: 'departed', drops: [{ units: 11, restFollows: true }] })
  const { consignments } = await order!.read()
  expect(consignments[0]).toMatchObject({
    state: 'part_dispatched',
    proposal: { dispatchOn: runs[1]!.day, agree: { backMinor: 0 } },
  })
})

test('a departure whose loads have moved since it was looked at is shown again (GORG-05)', async () => {
  const { confirmed, goTo, run, bring, send, preview, breweries, work } = await organisedRun(shop, { of: 2 })
  const [order] = await confirmed(1)
  await goTo(run.answerByAt)
  await bring(order!.number, { slug: breweries[1]!.slug })
  const { digest } = await preview('depart')
  await work('tick', run, order!.number, breweries[1]!.slug)
  const refused = await send('depart', {}, `?digest=${digest}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile'])
  const now = refused.json().details?.preview ?? refused.json().preview
  expect((now as StepPreview).warnings).toEqual([])
})

test('drops are delivered together with their proof, and one mail each to pub and breweries (GORG-06)', async () => {
  const { confirmed, goTo, run, bring, send, read, breweries } = await organisedRun(shop, { of: 2 })
  const orders = await confirmed(2, 1)
  await goTo(run.answerByAt)
  for (const { number } of orders) await bring(number)
  await send('depart')
  const [one, two] = orders
  const before = [await shop.mailsTo(one!.email), await shop.mailsTo(breweries[0]!.email!)]
  const proof = { receivedBy: 'Ann Bell', note: 'By the back gate.', empties: [] }
  const key = randomUUID()
  const delivered = await send(`drops/${one!.number}/deliver`, proof, '', key)
  expect(delivered.statusCode).toBe(200)
  await send(`drops/${one!.number}/deliver`, proof, '', key)
  const { drops } = await read()
  expect(drops.find(({ number }) => number === one!.number)).toMatchObject({
    state: 'delivered',
    mayDeliver: false,
    proof: { receivedBy: 'Ann Bell', note: 'By the back gate.', empties: 0 },
  })
  const { consignments } = await one!.read()
  expect(consignments.slice(0, 2).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  const after = [await shop.mailsTo(one!.email), await shop.mailsTo(breweries[0]!.email!)]
  const changes = after.map((mails, at) =>
    mails.slice(before[at]!.length).filter(({ template }) => template.endsWith('order-changed')),
  )
  expect(changes.map(({ length }) => length)).toEqual([1, 1])

  const failed = await send(`drops/${two!.number}/not-delivered`, { reason: 'No one was there.' })
  expect(failed.json().drops.find(({ number }: { number: string }) => number === two!.number)).toMatchObject({
    state: 'failed',
    failed: 'No one was there.',
    mayDeliver: true,
  })
  expect((await send('drops/DRAY-0/deliver', proof)).statusCode).toBe(404)
  const { part } = (await read()).loads[1]!.parts.find(({ number }) => number === two!.number)!
  const short = { receivedBy: 'Ann Bell', shortages: [{ part, position: 0, units: 1 }] }
  expect((await send(`drops/${two!.number}/deliver`, short)).statusCode).toBe(200)
  expect((await two!.read()).consignments.find(({ id }) => id === part)).toMatchObject({ state: 'claimed' })
  expect((await send(`drops/${two!.number}/deliver`, short)).json().code).toBe('not_possible')
  expect((await send('finish')).json().state).toBe('done')
})

test('a driver takes back what was there by brewery and kind, and the load list says what (EMPT-02, EMPT-03, RUN-07)', async () => {
  const { confirmed, goTo, run, bring, send, read, breweries } = await organisedRun(shop)
  const [one] = await confirmed(1)
  await goTo(run.answerByAt)
  await bring(one!.number)
  await send('depart')
  const [brewery] = breweries
  const drop = async () => (await read()).drops[0]!
  expect((await drop()).empties).toEqual([])
  const kegs = (count: number) => [{ brewery: brewery!.id, kind: 'keg50', count }]
  const deliver = (body: object, query = '') =>
    send(`drops/${one!.number}/deliver`, { receivedBy: 'Ann Bell', ...body }, query)
  expect((await deliver({ empties: kegs(1) })).statusCode).toBe(400)
  const [row] = await database.select().from(orders).where(eq(orders.number, one!.number))
  const { clientId, shipTo, contact } = row!
  const { id: placeId } = await placeToDeliver(database, clientId, (shipTo ?? contact)!)
  await database.insert(containerMovements).values({
    placeId,
    breweryId: brewery!.id,
    kind: 'keg50',
    what: 'out',
    count: 4,
    actor: systemActor,
    at: shop.now().toISOString(),
  })
  const there = { brewery: brewery!.id, breweryName: brewery!.name, kind: 'keg50' }
  expect((await drop()).empties).toEqual([{ ...there, atPub: 4 }])
  expect((await deliver({ empties: kegs(5) })).json()).toMatchObject({ code: 'more_back_than_out', atPub: 4 })
  const preview = (await deliver({ empties: kegs(3) }, '?dryRun=true')).json()
  expect(preview.deadlines).toContainEqual(expect.stringContaining('is asked by email'))
  expect((await deliver({ empties: kegs(3), emptiesSignedBy: 'Ann Bell' })).statusCode).toBe(200)
  // The keg of this drop is there now, beside the one that stayed.
  expect(await drop()).toMatchObject({
    state: 'delivered',
    proof: { empties: 3 },
    empties: [{ ...there, atPub: 2 }],
  })
})

test('another order of drops says before what it changes, and that is what happens (SEE-08, GORG-02)', async () => {
  const { confirmed, headers, path, read } = await organisedRun(shop)
  await confirmed(1, 2, 3)
  const place = async (drops: string[], query = '') =>
    shop.call(
      'PUT',
      `${path}/drops${query}`,
      { drops },
      { ...(await headers()), 'idempotency-key': randomUUID() },
    )
  const numbers = async () => (await read()).drops.map(({ number }) => number)
  const before = await read()
  const [first, second, third] = before.drops
  expect(before.map!.drops.map(({ number }) => number).toSorted()).toEqual((await numbers()).toSorted())
  expect([before.map!.depot, before.depotPlace, first!.place]).not.toContain(null)

  const wanted = [third!.number, first!.number, second!.number]
  const shown = (await place(wanted, '?dryRun=true')).json() as StepPreview
  expect(await numbers()).toEqual(before.drops.map(({ number }) => number))
  expect(shown.deadlines[0]).toBe(
    `Drops that move: 1 ${third!.pub} (was 3), 2 ${first!.pub} (was 1), 3 ${second!.pub} (was 2).`,
  )
  const drops = [third!, first!, second!]
  expect(shown.deadlines[1]).toBe(
    `From the depot to the last drop: ${wayKm(legsKm(before.depotPlace, drops))} km in straight lines, as long as before.`,
  )
  expect(shown.documents).toEqual([
    `Load list and run sheet: ${second!.pub} is loaded first, ${third!.pub} last.`,
  ])
  expect([shown.mails, shown.stock, shown.money]).toEqual([[], [], []])

  expect((await place(wanted, `?digest=${shown.digest}`)).json()).toMatchObject({
    drops: wanted.map((number) => ({ number })),
  })
  expect(await numbers()).toEqual(wanted)
  const same = (await place(wanted, '?dryRun=true')).json() as StepPreview
  expect(same.deadlines).toEqual(['The order of the drops stays as it is.'])
  expect((await place(['DRAY-0'])).json()).toMatchObject({ field: 'drops', code: 'bad_field' })
})

test('words to all pubs or breweries of a run are shown with their readers, and leave once for a key (GORG-09)', async () => {
  const { confirmed, send, preview, breweries } = await organisedRun(shop, { of: 2 })
  const words = 'The van is late.\n\nRing 0131 496 0000; <b>do not wait</b>.'
  expect((await send('write', { to: 'pubs', words })).statusCode).toBe(400)
  const orders = await confirmed(1, 1)
  const seen = await preview('write', { to: 'pubs', words })
  expect(seen.mails).toContainEqual(expect.stringMatching(/^.+: .* writes about the run of /))
  expect(seen.documents).toEqual([expect.stringMatching(/^Each mail to 2 pubs says: ‘The van is late. Ring/)])
  const letters = async (email: string) =>
    (await shop.mailsTo(email)).filter(({ data }) => JSON.stringify(data).includes('The van is late.'))
  for (const { email } of orders) expect(await letters(email)).toEqual([])

  const key = randomUUID()
  for (let press = 0; press < 2; press += 1)
    expect((await send('write', { to: 'pubs', words }, `?digest=${seen.digest}`, key)).statusCode).toBe(200)
  for (const { email } of orders) {
    const [letter, ...more] = await letters(email)
    expect(more).toEqual([])
    expect(letter!.data).toMatchObject({
      lines: [
        'The van is late.',
        'Ring 0131 496 0000; <b>do not wait</b>.',
        expect.stringContaining('Written by the organiser of'),
      ],
    })
  }
  for (const { email } of breweries) expect(await letters(email!)).toEqual([])
  expect((await send('write', { to: 'breweries', words })).statusCode).toBe(200)
  for (const { email } of breweries) expect(await letters(email!)).toHaveLength(1)
  for (const { email } of orders) expect(await letters(email)).toHaveLength(1)
})

test('cancelling a run shows first where each order goes, and notifies their people (GORG-07)', async () => {
  const { confirmed, run, runs, send, preview, read } = await organisedRun(shop, { count: 2 })
  const [order] = await confirmed(1)
  const shown = await preview('cancel', { reason: 'The van broke down.' })
  expect(shown.deadlines).toEqual([expect.stringContaining(`travels on ${dayText(runs[1]!.day)}.`)])
  expect(shown.deadlines[0]).toContain(order!.number)
  expect(shown.mails.length).toBeGreaterThan(1)
  expect((await read()).state).toBe('open')
  const done = await send('cancel', { reason: 'The van broke down.' }, `?digest=${shown.digest}`)
  expect(done.json()).toMatchObject({ state: 'cancelled', drops: [] })
  expect((await order!.read()).pallet?.leavesOn).toBe(runs[1]!.day)
  expect(run.day).not.toBe(runs[1]!.day)
})

test('cancelling the last run shows which orders are refused (GORG-07)', async () => {
  const { confirmed, preview } = await organisedRun(shop, { count: 1 })
  const [order] = await confirmed(1)
  const shown = await preview('cancel', { reason: 'Snow.' })
  expect(shown.deadlines).toEqual([])
  expect(shown.warnings[0]).toContain(order!.number)
  expect(shown.warnings[0]).toContain('no later run has room')
})

test('the order of drops is stored, and names orders of the run alone (GORG-02)', async () => {
  const { confirmed, path, headers, read } = await organisedRun(shop)
  const orders = await confirmed(1, 2, 3)
  const place = async (drops: string[]) =>
    shop.call('PUT', `${path}/drops`, { drops }, { ...(await headers()), 'idempotency-key': randomUUID() })
  const numbers = orders.map(({ number }) => number)
  const [first, second, third] = numbers as [string, string, string]
  expect((await place([third, first, second])).statusCode).toBe(200)
  expect((await read()).drops.map(({ number }) => number)).toEqual([third, first, second])
  expect((await place([third])).statusCode).toBe(200)
  expect((await read()).drops[0]!.number).toBe(third)
  expect((await place(['DRAY-0'])).statusCode).toBe(400)
})

test('who reads a run without acting on it is refused, and who does not see it finds nothing', async () => {
  const { confirmed, path, run, breweries } = await organisedRun(shop)
  await confirmed(1)
  const close = async (headers: Record<string, string>) => {
    const { statusCode } = await shop.post(
      `${path}/close`,
      {},
      { ...headers, 'idempotency-key': randomUUID() },
    )
    return statusCode
  }
  const { clientId: supportId, ...support } = await shop.buyer()
  await addStaff(database, supportId, 'support')
  const { clientId: cellarId, ...cellar } = await shop.buyer()
  await addMember(database, { clientId: cellarId, breweryId: breweries[0]!.id, role: 'cellar' })
  const { clientId: _, ...buyer } = await shop.buyer()
  const { clientId: operationsId, ...operations } = await shop.buyer()
  await addStaff(database, operationsId, 'operations')
  expect([await close(support), await close(cellar), await close(buyer)]).toEqual([403, 403, 404])
  expect(await close(operations)).toBe(200)
  expect(run.state).toBe('open')
})
