import { eq, inArray } from 'drizzle-orm'
import { beers, containers } from '../../../server/catalogue/beers/catalogue-tables.ts'
import type { Connection, Database } from '../../../server/platform/database/database.ts'
import { findLineFaults } from '../../../server/trading/orders/find-order-faults.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { findLevelFaults } from '../../../server/trading/stock/read-stock.ts'
import { buildContainer, type Built } from '../builders/builders.ts'
import { csv, importFiles } from '../builders/catalogue-folder.ts'
import { buyUntilAnswered, type Outcome } from '../shops/buy-until-answered.ts'
import { type LoadBuyer, openLoadClients } from '../shops/load-clients.ts'
import { killAtRandom } from './kill-at-random.ts'
import { type LastKegsShop, publicUrl } from './last-kegs-shop.ts'

export const buyerCount = 400
export const kegs = 25
type Keg = Built<typeof containers>

export type Sale = {
  buyers: LoadBuyer[]
  outcomes: Outcome[]
  kegId: string
  /** What must not be, as sentences. */
  faults: string[]
  /** How often the file was loaded meanwhile. */
  imports: number
}

/**
 * 400 buyers at once for the last 25 kegs of a beer, over two processes; while they buy, its file is loaded again and
 * again, and connections and, where it is wanted, a process are killed. `round` gives the buyers a network of their own.
 */
export async function sellLastKegs(
  shop: LastKegsShop,
  { round, endsProcess }: { round: number; endsProcess: boolean },
): Promise<Sale> {
  const { connection, database, addresses } = shop
  const keg = await buildContainer(database, { availableUnits: kegs })
  const buys = [{ variantId: keg.storefrontVariantId!, quantity: 1 }]
  const buyers = await openLoadClients(database, { count: buyerCount, publicUrl, buys })
  const from = { 'x-forwarded-for': `10.8.${(round >> 8) & 255}.${round & 255}` }
  let isOver = false
  const isSold = () => isOver
  const killing = killAtRandom({ ...shop, isOver: isSold, endsProcess })
  const importing = importAgain(connection, keg, isSold)
  const outcomes = await Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, addresses, from)))
  isOver = true
  const [loaded] = await Promise.all([importing, killing])
  const faults = [...loaded.faults, ...(await saleFaults(database, { buyers, outcomes, kegId: keg.id }))]
  return { buyers, outcomes, kegId: keg.id, faults, imports: loaded.count }
}

/** Loads the row of a keg until the sale is over: each time another coupler, and the figure of before the sale. */
async function importAgain(connection: Connection, keg: Keg, isOver: () => boolean) {
  const { database } = connection
  const [beer] = await database.select().from(beers).where(eq(beers.id, keg.beerId))
  const faults: string[] = []
  let count = 0
  for (; !isOver() || count < 2; count += 1) {
    const row = {
      external_id: keg.externalId,
      beer_external_id: beer!.externalId,
      name: keg.name,
      type: keg.type,
      volume_ml: keg.volumeMl!,
      available_units: kegs,
      sold_online: true,
      price: (keg.priceMinor! / 100).toFixed(2),
      coupler_type: count % 2 === 0 ? 's' : 'g',
    }
    const { result } = await importFiles(database, { 'containers.csv': csv(row) }, { beside: connection })
    if (result.kind !== 'loaded') faults.push('an import was refused')
  }
  return { count, faults }
}

type Sold = Pick<Sale, 'buyers' | 'outcomes' | 'kegId'>

async function saleFaults(database: Database, { buyers, outcomes, kegId }: Sold): Promise<string[]> {
  const clientIds = buyers.map(({ clientId }) => clientId)
  const rows = await database.select().from(orders).where(inArray(orders.clientId, clientIds))
  const stored = rows.map(({ number }) => number).toSorted()
  const acknowledged = outcomes.flatMap(({ number }) => number ?? []).toSorted()
  const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
  const otherwise = refusals.filter((code) => code !== 'basket_changed')
  const [keg] = await database.select().from(containers).where(eq(containers.id, kegId))
  const unlike = [...(await findLevelFaults(database)), ...(await findLineFaults(database))]
  return [
    ...(stored.length === kegs ? [] : [`${stored.length} orders were stored`]),
    ...(stored.join() === acknowledged.join()
      ? []
      : [`answered ${acknowledged.join()}, not ${stored.join()}`]),
    ...(refusals.length === buyerCount - kegs ? [] : [`${refusals.length} were refused`]),
    ...otherwise.map((code) => `refused by ${code}`),
    ...(keg!.availableUnits === 0 ? [] : [`${keg!.availableUnits} kegs are left`]),
    ...unlike.map((fault) => `unlike its movements: ${JSON.stringify(fault)}`),
  ]
}
