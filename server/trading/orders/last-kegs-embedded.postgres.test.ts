import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildContainer } from '../../../tests/support/builders/builders.ts'
import { buyUntilAnswered } from '../../../tests/support/shops/buy-until-answered.ts'
import { openLoadClients } from '../../../tests/support/shops/load-clients.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'
import { createSandbox } from '../../finance/payments/sandbox-provider.ts'
import { sweepOrders } from './lapse-orders.ts'
import { orders } from './order-tables.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const publicUrl = 'https://dray.example'
const buyerCount = 60
const kegs = 25
/** When every reservation is over. */
const later = () => new Date(Date.now() + 16 * 60_000)

/** In the lane of the slow tests: it starts a process of its own, and another one. */
test('a shop on the embedded database that is killed sells the last 25 kegs once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-last-kegs-'))
  const open = () => connectEmbedded({ folder: join(folder, 'database') })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const before = await open()
  await migrate(before)
  const { storefrontVariantId } = await buildContainer(before.database, { availableUnits: kegs })
  const buys = [{ variantId: storefrontVariantId!, quantity: 1 }]
  const buyers = await openLoadClients(before.database, { count: buyerCount, publicUrl, buys })
  await before.close()

  const environment = { VAR_FOLDER: folder, DEMO_SHOP: 'false', DATABASE_URL: '', PUBLIC_URL: publicUrl }
  let server = await startServerProcess(environment)
  let answered = 0
  const buying = Promise.all(
    buyers.map(async (buyer) => {
      const outcome = await buyUntilAnswered(buyer, () => [server.address])
      answered += 1
      return outcome
    }),
  )
  await expect.poll(() => answered, { timeout: 120_000 }).toBeGreaterThanOrEqual(5)
  await server.kill()
  server = await startServerProcess(environment)
  const outcomes = await buying
  await server.stop()

  const { database, close } = await open()
  onTestFinished(close)
  const stock = async () => {
    const [row] = await database
      .select({ units: containers.availableUnits })
      .from(containers)
      .where(eq(containers.storefrontVariantId, storefrontVariantId!))
    return row!.units
  }
  const acknowledged = outcomes.flatMap(({ number }) => number ?? [])
  const stored = await database.select({ number: orders.number }).from(orders)
  expect(acknowledged).toHaveLength(kegs)
  expect(stored.map(({ number }) => number).toSorted()).toEqual(acknowledged.toSorted())
  expect(await stock()).toBe(0)
  const provider = createSandbox(database)
  await sweepOrders({
    database,
    provider,
    publicUrl,
    sealer: testSealer,
    clock: later,
    logger: { warn: () => {} },
  })
  expect(await stock()).toBe(kegs)
}, 300_000)
