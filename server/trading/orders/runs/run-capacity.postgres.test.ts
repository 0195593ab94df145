import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildRuns } from '../../../../tests/support/builders/run-builder.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../../tests/support/builders/builders.ts'
import { buyUntilAnswered } from '../../../../tests/support/shops/buy-until-answered.ts'
import { openLoadClients } from '../../../../tests/support/shops/load-clients.ts'
import { startServerProcess } from '../../../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../../../tests/support/servers/test-database.ts'
import { connectPostgres } from '../../../platform/database/postgres-database.ts'
import { orders } from '../order-tables.ts'

const publicUrl = 'https://dray.example'
/** Processes start: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }
const buyerCount = 40
const roomFor = 10

const databaseUrl = await createServerDatabase()
const connection = await connectPostgres(databaseUrl)
const { database } = connection
const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
const ends: (() => Promise<void>)[] = [() => connection.close()]
const start = () => startServerProcess(environment, (end) => void ends.unshift(end))
afterAll(async () => {
  for (const end of ends) await end()
})

test(
  '40 orders at once for a run of 10 pallets, at two processes: 10 are on it, the others on the next (RUN-02)',
  slow,
  async () => {
    const brewery = await buildBrewery(database)
    const beer = await buildBeer(database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, availableUnits: 500 })
    const group = await buildGroup(database, { breweryIds: [brewery.id], hasRuns: false })
    const [first, second] = await buildRuns(database, group.id, { count: 2, capacityPallets: roomFor })
    const [bigger] = await buildRuns(database, group.id, { inDays: 60, count: 1 })
    const servers = await Promise.all([start(), start()])
    const addresses = servers.map(({ address }) => address)
    const buys = [{ variantId: storefrontVariantId!, quantity: 1 }]
    const buyers = await openLoadClients(database, { count: buyerCount, publicUrl, buys, group })
    const outcomes = await Promise.all(
      buyers.map((buyer, at) => buyUntilAnswered(buyer, () => (at % 2 ? addresses : addresses.toReversed()))),
    )
    expect(outcomes.filter(({ refusal }) => refusal !== null)).toEqual([])
    const onRun = async ({ id }: { id: string }) =>
      (await database.select({ id: orders.id }).from(orders).where(eq(orders.runId, id))).length
    expect([await onRun(first!), await onRun(second!), await onRun(bigger!)]).toEqual([roomFor, roomFor, 20])
    await Promise.all(servers.map((server) => server.kill()))
  },
)
