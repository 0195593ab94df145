import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { clients } from '../../../server/accounts/client-tables.ts'
import { breweries, containers } from '../../../server/catalogue/catalogue-tables.ts'
import { demoSeller } from '../../../server/config/seller-settings.ts'
import { storeDrayDetails } from '../../../server/documents/store-dray-details.ts'
import type { Connection } from '../../../server/database/database.ts'
import { clearBrewery } from '../../../server/import/clear-demo-breweries.ts'
import { commandFor } from '../../../server/operate/find-command.ts'
import type { OrderDeps } from '../../../server/orders/order-deps.ts'
import { agreeFeeRate } from '../../../server/payments/fee-rates.ts'
import { createSandbox } from '../../../server/payments/sandbox-provider.ts'
import { findStockItem } from '../../../server/stock/find-stock-item.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { buildGroup } from '../builders/builders.ts'
import { buildBeer, buildBrewery, buildContainer, csv, importFiles } from '../builders/catalogue-folder.ts'
import { buildRuns } from '../builders/run-builder.ts'
import { operatorContext } from '../shops/operator-context.ts'
import { testSealer } from '../shops/test-sealer.ts'
import { killableConnection } from './killable-database.ts'

let worlds = 0
/** Weekly runs: what misses the last of them has no run to travel with. */
const runCount = 5
/** Of the two breweries, in hundredths of a percent: rates of which a fee is seldom a whole penny. */
export const feeRates = [275, 310] as const
const logger = { warn: () => {} }

/**
 * A small marketplace of its own within a database: two breweries of one group, a beer of the first with another to
 * take its place, an accessory, and two buyers, one of them on account. Its clock is the history's.
 */
export async function openHistoryWorld(connection: Connection, { isDrawing }: { isDrawing: boolean }) {
  worlds += 1
  const name = `w${worlds}-${randomUUID().slice(0, 8)}`
  const killable = killableConnection(connection)
  const { database } = killable
  let figures: readonly number[] = [12, 12, 12, 12]
  const closed = new Set<string>()
  const papers = new Map<string, string>()
  let isAlone = true
  let looks = 0
  let time = Math.floor(Date.now() / 1000) * 1000
  const now = () => new Date(time)

  /** Items in the order of their figures: kegs of the first brewery, of the second, what may replace, and glasses. */
  const items = [`${name}/one/keg`, `${name}/two/keg`, `${name}/one/other`, `${name}/glass`]
  const load = async (figures: readonly number[], into = database) => {
    const [one, two] = [`${name}/one`, `${name}/two`]
    const keg = (id: string, beer: string, at: number) =>
      buildContainer({ external_id: id, beer_external_id: beer, available_units: figures[at]! })
    const files = {
      'breweries.csv': csv(
        ...['one', 'two'].map((which) =>
          buildBrewery({
            external_id: `${name}/${which}`,
            slug: `${name}-${which}`,
            name: `Brewery ${which} of ${name}`,
            email: `${which}@${name}.example`,
          }),
        ),
      ),
      'beers.csv': csv(
        buildBeer({ external_id: `${one}/beer`, brewery_external_id: one }),
        buildBeer({ external_id: `${one}/second`, brewery_external_id: one, name: 'Second Porter' }),
        buildBeer({ external_id: `${two}/beer`, brewery_external_id: two }),
      ),
      'containers.csv': csv(
        keg(items[0]!, `${one}/beer`, 0),
        keg(items[1]!, `${two}/beer`, 1),
        keg(items[2]!, `${one}/second`, 2),
      ),
      'accessories.csv': csv({
        external_id: items[3]!,
        slug: `${name}-glass`,
        name: `Glass of ${name}`,
        picture: 'coupler',
        current_stock: figures[3]!,
        price: '4.00',
      }),
    }
    const { result, bad } = await importFiles(into, files, { startedAt: now() })
    if (result.kind !== 'loaded') throw new Error(`Not loaded: ${bad.join('; ')}`)
  }
  await load(figures)
  await storeDrayDetails(database, demoSeller, now())
  const rows = await database.select().from(breweries)
  const sellers = ['one', 'two'].map((which) => rows.find(({ slug }) => slug === `${name}-${which}`)!)
  for (const brewery of sellers) await clearBrewery(database, { brewery, isChecked: false, now: now() })
  const operate = (...words: string[]) =>
    commandFor(words)(database, { ...operatorContext, clock: now, openProvider: createSandbox })
  for (const [at, { id: breweryId, slug }] of sellers.entries()) {
    const agreed = { breweryId, rate: feeRates[at]!, setBy: 'A history', now: new Date('2020-01-01') }
    await agreeFeeRate(database, agreed)
    await operate('breweries', 'stripe-account', slug, `acct_${slug.replaceAll('-', '')}`)
  }
  const group = await buildGroup(database, { breweryIds: sellers.map(({ id }) => id), hasRuns: false })
  await buildRuns(database, group.id, { inDays: 4, count: runCount, now: now() })
  const itemIds = await Promise.all(items.map(async (id) => (await findStockItem(database, id)).id))
  const variantOf = async (id: string) => {
    const [row] = await database.select().from(containers).where(eq(containers.id, id))
    return row!.storefrontVariantId!
  }
  const [keg, otherBrewerys, substitute] = await Promise.all(itemIds.slice(0, 3).map(variantOf))

  const addClient = async () => {
    const id = randomUUID()
    const email = `${id}@pub.example`
    await database
      .insert(clients)
      .values({ id, email, emailKey: email, name: 'Maggie', emailConfirmedAt: now() })
    return id
  }
  const addBuyer = async (isOnAccount: boolean) => {
    const id = await addClient()
    await approveClients(database, [id])
    if (isOnAccount) await operate('clients', 'approve-invoice', `${id}@pub.example`)
    return id
  }
  const buyers = [await addBuyer(true), await addBuyer(false)]
  const members = [await addClient(), await addClient()]

  const deps: OrderDeps = {
    database,
    provider: createSandbox(database),
    publicUrl: 'https://dray.example',
    sealer: testSealer,
    clock: now,
    logger,
  }
  return {
    ...killable,
    deps,
    now,
    /** Sets the clock to a moment that is not before now. */
    goTo: (moment: Date) => void (time = Math.max(time, moment.getTime())),
    sellers,
    group,
    itemIds,
    /** The first brewery's beer, the second's, and the first's that may take the place of its own. */
    variants: { keg: keg!, otherBrewerys: otherBrewerys!, substitute: substitute! },
    accessoryId: itemIds[3]!,
    buyers,
    /** Orders whose buyers have left, each with the id of its buyer. */
    left: new Map<string, string>(),
    /** Another buyer takes the place of one who has left. */
    replaceBuyer: async (which: number) => void (buyers[which] = await addBuyer(which === 0)),
    /** Of each brewery a person who comes and goes, and the last link of an invitation. */
    people: members.map((clientId) => ({ clientId, token: null as string | null, isOut: false })),
    operate,
    load,
    /** What the last file said. */
    figures: () => figures,
    setFigures: (loaded: readonly number[]) => void (figures = loaded),
    /** A brewery or buyer who could trade cannot from now on, and the other way round. */
    toggle: (of: string) => void (closed.delete(of) || closed.add(of)),
    /** Whether a brewery, by its slug, or a buyer, by address, may trade now. */
    mayTrade: (of: string) => !closed.has(of),
    /** What each paper's contents and file hashed to when it was first seen. */
    papers,
    /** How often it has been looked at before this. */
    look: () => looks++,
    /** Whether PDFs are drawn. */
    isDrawing,
    /** Whether steps are taken one after another from now on: then the rows they add can be counted. */
    setAlone: (alone: boolean) => void (isAlone = alone),
    isAlone: () => isAlone,
    /** How many rows there are of whatever a verb may add. */
    fingerprint: async () => {
      const { rows: counts } = await connection.database.execute(sql`
        select (select count(*) from orders)::integer as orders,
          (select count(*) from order_events)::integer as events,
          (select count(*) from stock_movements)::integer as movements,
          (select count(*) from ledger_transactions)::integer as bookings,
          (select count(*) from documents)::integer as documents,
          (select count(*) from refunds)::integer as refunds,
          (select count(*) from mails)::integer as mails`)
      return counts[0]!
    },
  }
}
export type HistoryWorld = Awaited<ReturnType<typeof openHistoryWorld>>
