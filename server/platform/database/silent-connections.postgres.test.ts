import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { openSilentProxy } from '../../../tests/support/servers/silent-proxy.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'
import { isDatabaseAway } from './database-away.ts'
import { connectPostgres } from './postgres-database.ts'
import { servingLimits } from './postgres-limits.ts'

/** The limits of a process, shorter so that the test is. */
const limits = { ...servingLimits, connectMs: 500, statementMs: 1000, answerMs: 1500 }

async function openShopBehindProxy() {
  const address = await createServerDatabase()
  const proxy = await openSilentProxy(address)
  const [direct, behind] = await Promise.all([
    connectPostgres(address),
    connectPostgres(proxy.address, { limits }),
  ])
  const beer = await buildBeer(direct.database, {
    breweryId: (await buildBrewery(direct.database)).id,
    name: 'Before',
  })
  const { app } = await openWholeShop(undefined, { connection: behind })
  onTestFinished(async () => {
    await app.close()
    await proxy.close()
    await Promise.all([direct.close(), behind.close()])
  })
  const rename = (name: string) => direct.database.update(beers).set({ name }).where(eq(beers.id, beer.id))
  return { app, proxy, rename, beerId: beer.id }
}

test('a network that goes silent is noticed, said, and forgotten once it is back', async () => {
  const { app, proxy, rename, beerId } = await openShopBehindProxy()
  const list = async () => (await app.inject('/public/beers/latest')).body
  expect(await list()).toContain('Before')
  expect((await app.inject('/readyz')).statusCode).toBe(200)

  proxy.mute()
  const askedAt = performance.now()
  const ready = await app.inject('/readyz')
  expect(performance.now() - askedAt).toBeLessThan(limits.answerMs)
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database away' }])
  // More than the pool holds, each of them not read before
  const asked = await Promise.all(
    Array.from({ length: 15 }, (_, page) =>
      app.inject(`/public/marketplace/comments?subjectId=${beerId}&page=${page + 1}`),
    ),
  )
  for (const { statusCode, headers, body } of asked) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(body)).toMatchObject({ code: 'database_away' })
  }
  expect(await list()).toContain('Before')

  await rename('Afterwards')
  proxy.unmute()
  await expect.poll(list, { timeout: 10_000 }).toContain('Afterwards')
  await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 10_000 }).toBe(200)
})

test('a statement and a lock that take too long are given up, and answered 503', async () => {
  const { database, close } = await connectPostgres(await createServerDatabase(), {
    limits: { ...servingLimits, statementMs: 300, lockMs: 100 },
  })
  onTestFinished(close)
  const failure = await database.execute(sql`select pg_sleep(30)`).then(
    () => null,
    (error: Error) => error,
  )
  expect(isDatabaseAway(failure!)).toBe(true)
  await database.transaction(async (holder) => {
    await holder.execute(sql`lock table settings`)
    const waiting = await database.execute(sql`select * from settings`).then(
      () => null,
      (error: Error) => error,
    )
    expect(waiting?.cause).toMatchObject({ code: '55P03' })
    expect(isDatabaseAway(waiting!)).toBe(true)
  })
})
