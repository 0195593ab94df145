import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildContainer } from '../../tests/support/builders/builders.ts'
import { buyUntilAnswered, type Outcome } from '../../tests/support/shops/buy-until-answered.ts'
import { openLoadClients } from '../../tests/support/shops/load-clients.ts'
import { startServerProcess } from '../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../tests/support/servers/test-database.ts'
import { containers } from '../catalogue/catalogue-tables.ts'
import type { Database } from '../database/database.ts'
import { connectPostgres } from '../database/postgres-database.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { createSandbox } from '../payments/sandbox-provider.ts'
import { sweepOrders } from './lapse-orders.ts'
import { orders } from './order-tables.ts'
import { testSealer } from '../../tests/support/shops/test-sealer.ts'

const publicUrl = 'https://dray.example'
/** Processes start: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }
const buyerCount = 400
const kegs = 25

const databaseUrl = await createServerDatabase()
const connection = await connectPostgres(databaseUrl)
const { database } = connection
const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
const ends: (() => Promise<void>)[] = [() => connection.close()]
const start = () => startServerProcess(environment, (end) => void ends.unshift(end))
/** Two processes on one database, which both tests use: a start takes longer than the sale. */
const running = new Set(await Promise.all([start(), start()]))
const addresses = () => [...running].map(({ address }) => address)
afterAll(async () => {
  // Nothing is in progress, and a process with broken connections need not close cleanly.
  await Promise.all([...running].map((server) => server.kill()))
  for (const end of ends) await end()
})

/** The last kegs of a beer, and all their buyers. */
async function openSale() {
  const { storefrontVariantId } = await buildContainer(database, { availableUnits: kegs })
  const variantId = storefrontVariantId!
  const buys = [{ variantId, quantity: 1 }]
  const buyers = await openLoadClients(database, { count: buyerCount, publicUrl, buys })
  const ofTheSale = inArray(
    orders.clientId,
    buyers.map(({ clientId }) => clientId),
  )
  const stock = async () => {
    const [row] = await database
      .select({ units: containers.availableUnits })
      .from(containers)
      .where(eq(containers.storefrontVariantId, variantId))
    return row!.units
  }
  /** The placed orders, by the answers and by the database, and the refusals. */
  const whatCameOf = async (outcomes: Outcome[]) => {
    const stored = await database.select({ number: orders.number }).from(orders).where(ofTheSale)
    const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
    return {
      acknowledged: outcomes.flatMap(({ number }) => number ?? []).toSorted(),
      stored: stored.map(({ number }) => number).toSorted(),
      refused: refusals.filter((code) => code === 'basket_changed').length,
      otherwise: refusals.filter((code) => code !== 'basket_changed'),
    }
  }
  return { buyers, stock, whatCameOf, ofTheSale }
}

test('400 checkouts at once for the last 25 kegs sell exactly 25, over two processes', slow, async () => {
  const { buyers, stock, whatCameOf } = await openSale()
  const [one, other] = addresses()
  const outcomes = await Promise.all(
    buyers.map((buyer, index) => buyUntilAnswered(buyer, () => [index % 2 === 0 ? one! : other!])),
  )
  const { acknowledged, stored, refused, otherwise } = await whatCameOf(outcomes)
  expect(stored).toEqual(acknowledged)
  expect([stored.length, refused, otherwise]).toEqual([kegs, buyerCount - kegs, []])
  expect(await stock()).toBe(0)
})

test(
  'the same while processes and connections are killed: nothing oversold, lost or held for ever',
  slow,
  async () => {
    const { buyers, stock, whatCameOf, ofTheSale } = await openSale()
    let isOver = false

    const killing = (async () => {
      await killSomeConnections(database, () => isOver)
      const [victim] = running
      running.delete(victim!)
      await victim!.kill()
      await killSomeConnections(database, () => isOver)
      // Every process that starts in time sells as well.
      if (!isOver)
        void start().then(
          (server) => running.add(server),
          () => {},
        )
    })()
    const outcomes = await Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, addresses)))
    isOver = true
    await killing
    const { acknowledged, stored, refused, otherwise } = await whatCameOf(outcomes)
    expect(stored).toEqual(acknowledged)
    expect([stored.length, refused, otherwise]).toEqual([kegs, buyerCount - kegs, []])
    expect(await stock()).toBe(0)

    await database
      .update(orders)
      .set({ reservedUntil: sql`now()` })
      .where(ofTheSale)
    const logger = { warn: () => {} }
    const provider = createSandbox(database)
    const deps = { database, provider, publicUrl, sealer: testSealer, clock: () => new Date(), logger }
    const numbers = outcomes.flatMap(({ number }) => number ?? [])
    const paid = numbers.slice(0, 10)
    const [address] = addresses()
    await database
      .update(orders)
      .set({ reservedUntil: sql`now() + interval '1 minute'` })
      .where(sql`${orders.number} = any(${sql.param(paid)}::text[])`)
    await Promise.all(
      paid.map(async (number) => {
        const { clientId } = outcomes.find((outcome) => outcome.number === number)!
        const { authorization } = buyers.find((buyer) => buyer.clientId === clientId)!
        await fetch(`${address}/api/orders/${number}/payment`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ token: sandboxTokens.success }),
        })
      }),
    )
    await Promise.all([sweepOrders(deps), sweepOrders(deps)])
    expect(await stock()).toBe(kegs - paid.length)
    const states = await database.select({ state: orders.paymentState }).from(orders).where(ofTheSale)
    expect(states.filter(({ state }) => state === 'paid')).toHaveLength(paid.length)
    expect(states.filter(({ state }) => state === 'cancelled')).toHaveLength(kegs - paid.length)
  },
)

/** Ends connections of the servers at random, in the middle of their work, until some were met. */
async function killSomeConnections(database: Database, isOver: () => boolean): Promise<void> {
  let met = 0
  for (let looks = 0; looks < 200 && met < 15 && !isOver(); looks += 1) {
    const { rows } = await database.execute(sql`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        order by random() limit 3
      ) busy`)
    met += rows.length
    await pause(20)
  }
}
