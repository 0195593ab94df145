import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import type { Connection } from '../server/platform/database/database.ts'
import type { App } from '../server/platform/http/app-type.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { buildBeer, buildBrewery, buildContainer } from '../tests/support/builders/builders.ts'
import { checkoutRequest, type LoadBuyer, openLoadClients } from '../tests/support/shops/load-clients.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'
import { percentile } from './measurements.ts'

const publicUrl = 'http://localhost:3000'
const atOnce = 16
export const linesEach = 5
const breweryCount = 20
const containersEach = 15

/** With the ids of the catalogue's files for it and for its beer. */
export type SoldContainer = { variantId: string; externalId: string; beer: string }

/**
 * Three hundred containers of twenty breweries that may sell. Their ids are not those of a generated catalogue, which would
 * move their beers to breweries that may not.
 */
export async function restock({ database }: Connection): Promise<SoldContainer[]> {
  const sold: SoldContainer[] = []
  for (let brewery = 0; brewery < breweryCount; brewery += 1) {
    const name = `bench-brewery-${brewery}`
    const { id: breweryId } = await buildBrewery(database, { externalId: name, slug: name })
    const beer = await buildBeer(database, { breweryId, externalId: `bench-beer-${brewery}` })
    for (let size = 0; size < containersEach; size += 1) {
      const externalId = `bench-keg-${brewery}-${size}`
      const values = { beerId: beer.id, externalId, availableUnits: 1_000_000 }
      const { storefrontVariantId: variantId } = await buildContainer(database, values)
      sold.push({ variantId: variantId!, externalId, beer: beer.externalId })
    }
  }
  return sold
}

/** The whole shop, which lets one network place as many orders as it can. */
export async function openOrderingShop(connection: Connection): Promise<App> {
  const { app } = await buildApp({
    sealer: testSealer,
    orders: { placingLimit: { what: 'order by network', max: 1_000_000, seconds: 3600 } },
    connection,
    renderer: await loadBuiltRenderer(),
    publicUrl,
    mediaFolder: 'var/bench-media',
    logger: pino({ level: 'silent' }),
  })
  await app.ready()
  return app
}

/** Buyers with baskets of their own, mixed, so that they meet at the shelves as strangers do. */
export async function gatherBuyers(
  connection: Connection,
  sold: readonly SoldContainer[],
  count: number,
): Promise<LoadBuyer[]> {
  const buyers: LoadBuyer[] = []
  const alike = 8
  for (let basket = 0; basket < count / alike; basket += 1) {
    const picked = new Set<string>()
    while (picked.size < linesEach) picked.add(sold[Math.floor(Math.random() * sold.length)]!.variantId)
    const buys = [...picked].map((variantId) => ({ variantId, quantity: 2 }))
    buyers.push(...(await openLoadClients(connection.database, { count: alike, publicUrl, buys })))
  }
  return buyers
    .map((buyer) => ({ buyer, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ buyer }) => buyer)
}

/** The answer to an order, whatever it is. Each buyer has a network of their own, as pubs have. */
export function askToOrder(app: App, buyer: LoadBuyer) {
  const { body, ...request } = checkoutRequest(buyer, randomUUID())
  return app.inject({ url: '/api/orders', payload: body, remoteAddress: networkOf(buyer), ...request })
}

function networkOf({ clientId }: LoadBuyer): string {
  const parts = clientId.slice(0, 6).match(/../g)!
  return ['10', ...parts.map((part) => Number.parseInt(part, 16))].join('.')
}

/** Throws an Error for any answer but 201. */
export async function placeOrder(app: App, buyer: LoadBuyer): Promise<void> {
  const answer = await askToOrder(app, buyer)
  if (answer.statusCode !== 201) throw new Error(`An order answered ${answer.statusCode}: ${answer.body}`)
}

export type Load = { rate: number; p99: number }

/** Works for all buyers, sixteen at once. */
export async function load(
  buyers: readonly LoadBuyer[],
  work: (buyer: LoadBuyer) => Promise<void>,
): Promise<Load> {
  const waiting = [...buyers]
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let buyer = waiting.pop(); buyer !== undefined; buyer = waiting.pop()) {
        const start = performance.now()
        await work(buyer)
        times.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  return { rate: times.length / elapsed, p99: percentile(sorted, 0.99) }
}
