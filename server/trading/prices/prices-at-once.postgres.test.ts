import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { countStock } from '../stock/count-stock.ts'
import { prices } from './price-tables.ts'
import { applyDatedPrices, listPrices, setPrice } from './set-price.ts'
import { findNewestPriceIds, setPrices } from './set-prices.ts'

const slow = { timeout: 120_000 }
const turns = 40

const connections = await openConnections()
const [{ database: one }, { database: other }] = connections
afterAll(async () => void (await Promise.all(connections.map((connection) => connection.close()))))
const now = new Date()
const today = londonDay(now)

async function openConnections() {
  const url = await createServerDatabase()
  return [await connectPostgres(url), await connectPostgres(url)] as const
}

async function sizes(count: number) {
  const brewery = await buildBrewery(one)
  const beer = await buildBeer(one, { breweryId: brewery.id })
  const built = []
  for (let at = 0; at < count; at += 1)
    built.push(await buildContainer(one, { beerId: beer.id, priceMinor: 10_000, availableUnits: 3 }))
  return built
}

/** A size's price in the shop, and the one that its brewery reads as the present one. */
async function pricesOf({ id, externalId }: { id: string; externalId: string }) {
  const [row] = await one.select().from(containers).where(eq(containers.id, id))
  const [newest] = await listPrices(one, externalId)
  return [row!.priceMinor, newest!.priceMinor]
}

/** Prices that Slow writes take a second before they hold. */
await one.execute(sql`
  create function rest() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end'`)
await one.execute(sql`
  create trigger rest before insert on prices for each row when (new.set_by = 'Slow') execute function rest()`)

const setSlowly = (id: string) =>
  one.transaction((transaction) =>
    setPrices(transaction, [{ containerId: id, priceMinor: 11_000, fromDay: today }], { setBy: 'Slow', now }),
  )

test('of two prices of today that are set at once, the one in the list is the one in the shop (PRICE-01, SELL-28)', async () => {
  const [size] = await sizes(1)
  const slowly = setSlowly(size!.id)
  await wait(300)
  const quickly = other.transaction(async (transaction) => {
    const price = { containerId: size!.id, priceMinor: 12_000, fromDay: today }
    await setPrices(transaction, [price], { setBy: 'Quick', now })
    await wait(1_500)
  })
  await Promise.all([slowly, quickly])
  expect(await pricesOf(size!)).toEqual([12_000, 12_000])
})

test('whose price was set last is known once the others have theirs (SELL-37)', async () => {
  const [size] = await sizes(1)
  const slowly = setSlowly(size!.id)
  await wait(300)
  const newest = await other.transaction((transaction) => findNewestPriceIds(transaction, [size!.id]))
  const [id] = await slowly
  expect(newest.get(size!.id)).toBe(id)
})

test('however many set prices while the day begins, list and shop agree (PRICE-01)', slow, async () => {
  const [size] = await sizes(1)
  const { id: containerId, externalId: container } = size!
  const set = (database: Database, priceMinor: number) =>
    setPrice(database, { container, priceMinor, fromDay: today, setBy: 'Sales' }, now)
  for (let turn = 1; turn <= turns; turn += 1) {
    const waiting = { containerId, priceMinor: turn, fromDay: today, setBy: 'Sales' }
    await one.insert(prices).values({ ...waiting, setAt: now.toISOString() })
    await Promise.all([
      set(one, turn + 1_000),
      applyDatedPrices(other, now),
      set(other, turn + 2_000),
      set(one, turn + 3_000),
      applyDatedPrices(one, now),
      set(other, turn + 4_000),
    ])
    const [inShop, inList] = await pricesOf(size!)
    expect({ turn, inShop }).toEqual({ turn, inShop: inList })
  }
})

const setAll = (database: Database, ids: readonly string[], priceMinor: number) =>
  database.transaction((transaction) =>
    setPrices(
      transaction,
      ids.map((containerId) => ({ containerId, priceMinor, fromDay: today })),
      { setBy: 'Sales', now },
    ),
  )

test(
  'prices of many sizes and counts of the same sizes wait for each other and do not fail (STOCK-07)',
  slow,
  async () => {
    const built = await sizes(20)
    const ascending = built.map(({ id }) => id).toSorted()
    const count = (database: Database, units: number) =>
      database.transaction((transaction) =>
        countStock(
          transaction,
          ascending.map((itemId) => ({ itemId, units, at: new Date() })),
          { at: new Date(), actor: operatorActor, reason: 'Counted.' },
        ),
      )
    for (let turn = 1; turn <= turns; turn += 1) {
      const outcomes = await Promise.allSettled([
        setAll(one, ascending, turn),
        count(other, turn),
        setAll(other, ascending.toReversed(), turn + 1_000),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    }
  },
)

test('a day begins for more sizes than one portion holds (PRICE-01)', async () => {
  const [size] = await sizes(1)
  const { id: _own, ...copied } = size!
  await one.insert(containers).values(
    Array.from({ length: 1_100 }, (_, at) => ({
      ...copied,
      externalId: `${copied.externalId}/${at}`,
      storefrontVariantId: null,
    })),
  )
  await one.execute(sql`
    insert into prices (container_id, price_minor, from_day, set_by, set_at)
    select id, 9000, ${today}::date, 'Sales', now() from containers where beer_id = ${copied.beerId}::uuid`)
  await applyDatedPrices(one, now)
  const { rows } = await one.execute(sql`
    select count(*)::integer as sizes from containers where beer_id = ${copied.beerId}::uuid and price_minor = 9000`)
  expect([rows[0]?.['sizes'], await pricesOf(size!)]).toEqual([1_101, [9_000, 9_000]])
})
