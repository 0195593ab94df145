import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { breweries, containers } from '../../../server/catalogue/beers/catalogue-tables.ts'
import { demoSeller } from '../../../server/platform/config/seller-settings.ts'
import type { Connection, Database } from '../../../server/platform/database/database.ts'
import { storeDrayDetails } from '../../../server/finance/documents/store-dray-details.ts'
import { clearBrewery } from '../../../server/backoffice/import/clear-demo-breweries.ts'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import { agreeFeeRate } from '../../../server/finance/payments/fee-rates.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { findStockItem } from '../../../server/trading/stock/find-stock-item.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { buildGroup } from '../builders/builders.ts'
import { buildBeer, buildBrewery, buildContainer, csv, importFiles } from '../builders/catalogue-folder.ts'
import { operatorContext } from '../shops/operator-context.ts'

/** Of the two breweries, in hundredths of a percent: rates of which a fee is seldom a whole penny. */
export const feeRates = [275, 310] as const
export const firstFigures: readonly number[] = [12, 12, 12, 12]

/** What was made of a world, as JSON: a process that plays a copy of its database reads it. Its runs are made when it is opened. */
export type MadeWorld = {
  name: string
  sellers: { id: string; slug: string; name: string }[]
  groupId: string
  /** In the order of their figures: kegs of the first brewery, of the second, what may replace, and glasses. */
  items: string[]
  itemIds: string[]
  /** The first brewery's beer, the second's, and the first's that may replace its own. */
  variants: { keg: string; otherBrewerys: string; substitute: string }
  buyers: string[]
  /** Of each brewery a person who comes and goes. */
  members: string[]
}

/**
 * Makes a small marketplace within a database: two breweries of one group, a beer of the first with another that may
 * replace it, an accessory, and two buyers, one of them on account.
 */
export async function makeHistoryWorld({ database }: Pick<Connection, 'database'>): Promise<MadeWorld> {
  const name = `w-${randomUUID().slice(0, 12)}`
  const time = new Date(Math.floor(Date.now() / 1000) * 1000)
  const now = () => time
  const items = [`${name}/one/keg`, `${name}/two/keg`, `${name}/one/other`, `${name}/glass`]
  await loadFigures(database, { name, items, figures: firstFigures, now: time })
  await storeDrayDetails(database, demoSeller, now())
  const rows = await database.select().from(breweries)
  const sellers = ['one', 'two'].map((which) => rows.find(({ slug }) => slug === `${name}-${which}`)!)
  for (const brewery of sellers) await clearBrewery(database, { brewery, isChecked: false, now: now() })
  const operate = operateAt(database, now)
  for (const [at, { id: breweryId, slug }] of sellers.entries()) {
    const agreed = { breweryId, rate: feeRates[at]!, setBy: 'A history', now: new Date('2020-01-01') }
    await agreeFeeRate(database, agreed)
    await operate('breweries', 'stripe-account', slug, `acct_${slug.replaceAll('-', '')}`)
  }
  const group = await buildGroup(database, { breweryIds: sellers.map(({ id }) => id), hasRuns: false })
  const itemIds = await Promise.all(items.map(async (id) => (await findStockItem(database, id)).id))
  const variantOf = async (id: string) => {
    const [row] = await database.select().from(containers).where(eq(containers.id, id))
    return row!.storefrontVariantId!
  }
  const [keg, otherBrewerys, substitute] = await Promise.all(itemIds.slice(0, 3).map(variantOf))

  const buyers = [await addBuyer(database, now, true), await addBuyer(database, now, false)]
  const members = [await addClient(database, now), await addClient(database, now)]
  return {
    name,
    sellers: sellers.map(({ id, slug, name: sellerName }) => ({ id, slug, name: sellerName })),
    groupId: group.id,
    items,
    itemIds,
    variants: { keg: keg!, otherBrewerys: otherBrewerys!, substitute: substitute! },
    buyers,
    members,
  }
}

type Loaded = Pick<MadeWorld, 'name' | 'items'> & { figures: readonly number[]; now: Date }

/** Imports a world's file with these stock figures. */
export async function loadFigures(database: Database, { name, items, figures, now }: Loaded): Promise<void> {
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
  const { result, bad } = await importFiles(database, files, { startedAt: now })
  if (result.kind !== 'loaded') throw new Error(`Not loaded: ${bad.join('; ')}`)
}

/** An operator's commands, at the moment of a world. */
export const operateAt =
  (database: Database, now: () => Date) =>
  (...words: string[]) =>
    commandFor(words)(database, { ...operatorContext, clock: now, openProvider: createSandbox })

async function addClient(database: Database, now: () => Date): Promise<string> {
  const id = randomUUID()
  const email = `${id}@pub.example`
  await database
    .insert(clients)
    .values({ id, email, emailKey: email, name: 'Maggie', emailConfirmedAt: now() })
  return id
}

export async function addBuyer(database: Database, now: () => Date, isOnAccount: boolean): Promise<string> {
  const id = await addClient(database, now)
  await approveClients(database, [id])
  if (isOnAccount) await operateAt(database, now)('clients', 'approve-invoice', `${id}@pub.example`)
  return id
}
