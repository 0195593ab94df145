import { expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { CheckResults, SystemState } from '../../../shared/api/system-api.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { buildContainer } from '../../../tests/support/builders/builders.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { recordFigures } from './figure-history.ts'
import { raiseFigures } from './figure-queries.ts'
import { demoTrade } from '../demo-trade/demo-trade-tables.ts'
import { scheduleTrade } from '../demo-trade/write-demo-trade.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { orderConsignments } from '../../trading/orders/order-tables.ts'
import { applyDatedPrices } from '../../trading/prices/set-price.ts'
import { stockMovements } from '../../trading/stock/stock-tables.ts'
import { counters } from '../../platform/counters/counter-tables.ts'
import { jobs } from '../../platform/job-runner/job-tables.ts'
import { endJobs } from '../../../tests/support/builders/end-jobs.ts'

// No process of this shop runs jobs: a test says how they went.
const shop = await openOrderShop({ lasts: 'file', role: 'web' })
const { database } = shop

async function staffOf(role: StaffRole) {
  const person = await shop.buyer()
  await addStaff(database, person.clientId, role)
  return person
}
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })
const lookedAt = (endedAt: Date) => ({
  name: 'sweep deadlines of orders',
  everySeconds: 20,
  endedAt,
  error: null,
})
const ago = (seconds: number) => new Date(shop.now().getTime() - seconds * 1000)
const read = async (who: Record<string, string>) =>
  (await shop.get('/api/admin/system', who)).json() as SystemState
const faultsOf = async (who: Record<string, string>) => {
  const { checks } = (await shop.post('/api/admin/system/checks', undefined, who)).json() as CheckResults
  return Object.fromEntries(checks.map(({ check, faults }) => [check, faults]))
}

/** Each look signs in on its own, as hours pass. */
const priceFaults = async () => (await faultsOf(await staffOf('support')))['prices']

const stopped = (looked: string) => [
  `The job 'sweep deadlines of orders' ${looked}, and 1 missed deadline is waiting for it.`,
]

test('the check of deadlines names a clock that has stopped or never begun, not one that rests, and what a clock has left undone (OPER-08, STAF-23)', async () => {
  const support = await staffOf('support')
  const { placed, number } = await placeTwoBreweryOrder(shop, 'card')
  const [part] = placed.consignments
  const longAgo = new Date(shop.now().getTime() - 3_600_000).toISOString()
  await database
    .update(orderConsignments)
    .set({ deadlineAt: longAgo, deadlineStep: 'escalate_dispatch' })
    .where(eq(orderConsignments.id, part!.id))
  expect((await faultsOf(support))['deadlines'], 'no clock has begun').toEqual(stopped('has never looked'))
  await scheduleTrade(database, { endsAt: shop.now(), weeks: 1 })
  expect((await faultsOf(support))['deadlines'], 'a past is being written').toEqual([])
  expect(await shop.operate('checks', 'run')).toBe('All checks pass.\n')
  await database.delete(demoTrade)
  await endJobs(database, [lookedAt(ago(3_300))])
  const since = stopped(`last looked at ${ago(3_300).toISOString()}`)
  expect((await faultsOf(support))['deadlines'], 'the clock has stopped').toEqual(since)
  await expect(shop.operate('checks', 'run')).rejects.toThrow(since[0])
  await database.update(jobs).set({ dueAt: shop.now() })
  expect((await faultsOf(support))['deadlines'], 'it has been taken since').toEqual([])
  await endJobs(database, [lookedAt(ago(10))])
  expect((await faultsOf(support))['deadlines']).toEqual([
    `${number}, ${part!.team!.name}: due at ${longAgo}, and the clock has not acted.`,
  ])
  await database.delete(jobs)
  // Later tests are days later.
  await database.update(orderConsignments).set({ deadlineAt: null, deadlineStep: null })
})

test('the check of prices names a container that shows another price than its newest begun row, and one whose day is missed (OPER-08, PRICE-01)', async () => {
  const { id, externalId } = await buildContainer(database, { priceMinor: 9675 })
  const today = londonDay(shop.now())
  const show = (priceMinor: number | null) =>
    database.update(containers).set({ priceMinor }).where(eq(containers.id, id))
  await shop.operate('prices', 'set', externalId, '98.00')
  await shop.operate('prices', 'set', externalId, '99.00', addDays(today, 1))
  expect(await priceFaults(), 'a price to come is not shown yet').toEqual([])
  await show(9675)
  expect(await priceFaults()).toEqual([`${externalId} shows £96.75, and its price since ${today} is £98.00.`])
  await expect(shop.operate('checks', 'run')).rejects.toThrow('The check of prices failed')
  await show(null)
  expect(await priceFaults()).toEqual([
    `${externalId} shows no price, and its price since ${today} is £98.00.`,
  ])
  await show(9800)

  const midnight = londonMoment(addDays(today, 1), '00:00')
  shop.wait((midnight.getTime() - shop.now().getTime()) / 1000 + 60)
  expect(await priceFaults(), 'the clock has some minutes').toEqual([])
  shop.wait(3_600)
  const missed = [`${externalId} shows £98.00, and its price since ${addDays(today, 1)} is £99.00.`]
  expect(await priceFaults()).toEqual(missed)
  await scheduleTrade(database, { endsAt: shop.now(), weeks: 1 })
  expect(await priceFaults(), 'a past is being written').toEqual([])
  await database.delete(demoTrade)
  await applyDatedPrices(database, shop.now())
  expect(await priceFaults()).toEqual([])
})

test('the checks hold after orders, and name what was put in by hand (OPER-08, STAF-23)', async () => {
  const support = await staffOf('support')
  const { run } = await placeTwoBreweryOrder(shop, 'card')
  await run('accept')
  expect(await faultsOf(support)).toEqual({
    ledger: [],
    stock: [],
    documents: [],
    deadlines: [],
    prices: [],
    lists: [],
  })
  expect(await shop.operate('checks', 'run')).toBe('All checks pass.\n')

  const [movement] = await database.select().from(stockMovements).limit(1)
  await database.execute(sql`alter table stock_movements disable trigger user`)
  await database
    .insert(stockMovements)
    .values({ itemId: movement!.itemId, kind: 'made', sellable: 5, at: shop.now().toISOString() })
  await database.execute(sql`alter table stock_movements enable trigger user`)
  expect((await faultsOf(support))['stock']).toEqual([
    `${movement!.itemId}: its level is not the sum of its movements`,
  ])
  await expect(shop.operate('checks', 'run')).rejects.toThrow(
    `The check of stock failed: ${movement!.itemId}: its level is not the sum of its movements`,
  )

  await database.execute(sql`update document_series set last = last + 1 where series like '%'`)
  expect((await faultsOf(support))['documents']!.length).toBeGreaterThan(0)
  await database.execute(sql`update document_series set last = last - 1 where series like '%'`)

  const miscount = (change: number) =>
    database.insert(counters).values({ list: 'fees', owner: '2026-01', key: 'nobody bookings', change })
  await miscount(2)
  expect((await faultsOf(support))['lists']).toEqual(['fees 2026-01 nobody bookings: 2 tallied, 0 counted.'])
  await miscount(-2)
  expect((await faultsOf(support))['lists']).toEqual([])
})

test('a mail that was given up is sent again with one call, by operations alone (STAF-23, OPER-12)', async () => {
  const [operations, support] = [await staffOf('operations'), await staffOf('support')]
  const givenUp = { template: 'order', toName: 'Jo', data: {}, failedForGoodAt: shop.now().toISOString() }
  const rows = await database
    .insert(mails)
    .values([
      { ...givenUp, toEmail: 'full@pub.example', lastError: '452 mailbox full' },
      { ...givenUp, toEmail: 'late@pub.example', expiresAt: shop.now().toISOString() },
    ])
    .returning({ id: mails.id })
  const [full, late] = rows.map(({ id }) => id)
  const { stopped, figures } = await read(support)
  const found = [full, late].map((id) => stopped.find((work) => work.id === id))
  expect(found).toEqual([
    expect.objectContaining({ kind: 'mail', about: 'order', error: '452 mailbox full', whyNot: null }),
    expect.objectContaining({ whyNot: expect.stringContaining('expired') }),
  ])
  expect(JSON.stringify(stopped)).not.toContain('@pub.example')
  expect(figures.find(({ name }) => name === 'dray_failed_mails')).toMatchObject({
    isAlarm: true,
    alarmAbove: 0,
  })
  const retry = (id: string, who: Record<string, string>) =>
    shop.post(`/api/admin/system/stopped/mail/${id}/retry`, undefined, keyed(who))
  expect((await retry(full!, support)).json()).toMatchObject({ code: 'role_missing' })
  expect((await retry(full!, operations)).json()).toEqual({ isRetried: true })
  expect((await retry(late!, operations)).statusCode).toBe(404)
  const [row] = await database.select().from(mails).where(eq(mails.id, full!))
  expect(row).toMatchObject({ failedForGoodAt: null, attempts: 0 })
})

test('a job says how it went, when it is next, and that it is late (STAF-23)', async () => {
  const support = await staffOf('support')
  await endJobs(database, [
    { name: 'a late job', everySeconds: 20, endedAt: ago(600), error: null },
    { name: 'a broken job', everySeconds: 20, endedAt: ago(5), error: 'no more room' },
  ])
  const { jobs, release, database: facts } = await read(support)
  expect(jobs.find(({ name }) => name === 'a late job')).toMatchObject({
    isLate: true,
    error: null,
    nextAt: ago(580).toISOString(),
  })
  expect(jobs.find(({ name }) => name === 'a broken job')).toMatchObject({
    isLate: false,
    error: 'no more room',
    failures: 1,
    succeededAt: null,
  })
  expect(release.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(facts.bytes).toBeGreaterThan(1_000_000)
})

test('figures keep the highest of each of the last thirty days, and show the metrics now (SEE-10)', async () => {
  const { clock } = { clock: shop.now }
  await recordFigures({ database, clock })
  const first = await read(await staffOf('support'))
  for (const { name, value, history } of first.figures)
    expect([name, history.at(-1)]).toEqual([name, { day: londonDay(shop.now()), value }])
  const { name } = first.figures[0]!
  const stored = async () => (await read(await staffOf('support'))).figures[0]!.history
  await raiseFigures(database, [{ name, day: londonDay(shop.now()), value: 1_000_000_000 }])
  await recordFigures({ database, clock })
  expect((await stored()).at(-1)!.value).toBe(1_000_000_000)
  shop.wait(29 * 86_400)
  await recordFigures({ database, clock })
  expect(await stored()).toHaveLength(2)
  shop.wait(86_400)
  await recordFigures({ database, clock })
  expect((await stored()).map(({ value }) => value)).not.toContain(1_000_000_000)
})
