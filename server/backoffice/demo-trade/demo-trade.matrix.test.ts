import { isPastUnwritten } from './read-progress.ts'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDemoShop } from '../../../tests/support/shops/demo-trade-shop.ts'
import { openTradedDatabase, tradeEndsAt } from '../../../tests/support/shops/traded-database.ts'
import { endJobs } from '../../../tests/support/builders/end-jobs.ts'
import { runChecks } from '../admin/run-checks.ts'
import type { Database } from '../../platform/database/database.ts'
import { feeRateOf, readFee } from '../../finance/payments/fee-rates.ts'

const rowsOf = async (database: Database, statement: ReturnType<typeof sql>) =>
  (await database.execute(statement)).rows

/** Orders as a person compares them: their numbers and ids differ from shop to shop. */
const tradeOf = (database: Database) =>
  rowsOf(
    database,
    sql`select orders.placed_at, orders.total_minor, orders.contact ->> 'lastname' as buyer,
        string_agg(concat_ws(' ', part.brewery_slug, part.state, part.total_minor), ', ' order by part.position) as parts
      from orders join order_consignments as part on part.order_id = orders.id
      group by orders.id order by orders.placed_at, buyer`,
  )

test(
  'six weeks of demo data hold every check, agree with the books of the provider but for a charge, send no mail and leave the stock of the demo file (OPER-10, OPER-11, INV-17, EMPT-06)',
  { timeout: 600_000 },
  async () => {
    const shop = await openTradedDatabase()
    onTestFinished(() => shop.close())
    const { database } = shop
    const charges = sql`select state, announced from container_charges order by announced_at`
    expect(await rowsOf(database, charges)).toEqual([
      { state: 'invoiced', announced: 2 },
      { state: 'announced', announced: 1 },
    ])
    const looked = { everySeconds: 20, endedAt: tradeEndsAt, error: null }
    await endJobs(database, [{ name: 'sweep deadlines of orders', ...looked }])
    expect(await faultsOf(database)).toEqual([])
    expect(await feesBeside(database, 500)).toEqual([])
    expect(await rowsOf(database, sql`select key from open_differences`)).toEqual([
      { key: 'other:account_charge_1' },
    ])
    expect(await rowsOf(database, sql`select template from mails where given_up_at is null`)).toEqual([])
    expect(await rowsOf(database, sql`select title from push_messages`)).toEqual([])
    expect(await sellableOf(database)).toEqual(await sellableInFile())
    const [span] = await rowsOf(
      database,
      sql`select count(*) > 50 as "isMuch", min(placed_at) < ${'2026-10-20'}::timestamptz as "isLong",
        max(placed_at) <= ${tradeEndsAt.toISOString()}::timestamptz as "isPast" from orders`,
    )
    expect(span).toEqual({ isMuch: true, isLong: true, isPast: true })
  },
)

test(
  'trade that was stopped half-way goes on to what another shop has that opens at that moment; what is waiting for a brewery waits on a Sunday evening too (OPER-10)',
  { timeout: 600_000 },
  async () => {
    const span = { endsAt: new Date('2026-11-29T18:30:00Z'), weeks: 1 }
    const shop = await openDemoShop(span)
    const { database } = shop.connection
    await shop.write({ upTo: 0.5 })
    const half = await tradeOf(database)
    expect(half.length).toBeGreaterThan(0)
    expect(await faultsOf(database), 'while it is written').toEqual([])
    await shop.write()
    const whole = await tradeOf(database)
    expect(whole.length).toBeGreaterThan(half.length)
    expect((await shop.write()).steps).toBe(0)
    expect(await tradeOf(database)).toEqual(whole)
    const states = whole.map(({ parts }) => String(parts)).join()
    for (const state of ['placed', 'proposed', 'claimed'])
      expect(states).toContain(`learmonth-basin ${state}`)
    const other = await openDemoShop(span)
    await other.write()
    expect(await tradeOf(other.connection.database)).toEqual(whole)
  },
)

const faultsOf = async (database: Database) =>
  (
    await runChecks(database, { now: tradeEndsAt, isClockResting: await isPastUnwritten(database) })
  ).checks.filter(({ faults }) => faults.length > 0)

/** Breweries that a screen shows another rate of than their sales have, on the first day or the last. */
async function feesBeside(database: Database, rate: number) {
  const breweries = await rowsOf(database, sql`select id, slug from breweries`)
  const sold = await rowsOf(
    database,
    sql`select part.brewery_id as id, part.order_id as "orderId", orders.placed_at as "placedAt"
      from order_consignments as part join orders on orders.id = part.order_id where part.brewery_id is not null`,
  )
  const shown = breweries.map(
    async ({ id, slug }) => [slug, await readFee(database, String(id), tradeEndsAt)] as const,
  )
  const borne = sold.map(
    async ({ id, orderId, placedAt }) =>
      [
        orderId,
        {
          rate: await feeRateOf(database, {
            orderId: String(orderId),
            placedAt: String(placedAt),
            breweryId: String(id),
          }),
        },
      ] as const,
  )
  expect(sold.length).toBeGreaterThan(50)
  return (await Promise.all([...shown, ...borne])).filter(([, fee]) => fee.rate !== rate)
}

const sellableOf = async (database: Database) =>
  Object.fromEntries(
    (
      await rowsOf(
        database,
        sql`select external_id, greatest(level.sellable, 0) as sellable from containers join stock_levels as level on level.item_id = containers.id`,
      )
    ).map(({ external_id: id, sellable }) => [id, sellable]),
  )

async function sellableInFile(): Promise<Record<string, number>> {
  const [head = '', ...lines] = (await readFile('database/demo/containers.csv', 'utf8')).trim().split('\n')
  const at = head.split(',').indexOf('available_units')
  // Names in quotes may have commas; the figure is counted from the end.
  const fromEnd = head.split(',').length - at
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(',')), Number(line.split(',').at(-fromEnd))]),
  )
}
