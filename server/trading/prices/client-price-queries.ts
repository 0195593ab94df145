import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ListedTerms } from '../../../shared/prices/list-price.ts'
import { selectBusinessOf } from '../../identity/accounts/sites/business-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { listIdOf, selectListedTerms } from './client-price-in-statement.ts'
import { clientPriceLists, clientPrices } from './client-price-tables.ts'

export type PriceListRow = { id: string; name: string; percentOff: number }
export type BreweryContainer = { containerId: string; breweryId: string }

const wantedTerms = selectListedTerms(value('clientId', 'uuid'), {
  breweryId: sql`wanted.brewery_id`,
  containerId: sql`wanted.container_id`,
})
const termsOfClient = preparedStatement<ListedTerms & { containerId: string }>(sql`
  select wanted.container_id as "containerId", terms.* from unnest(
    ${sql.placeholder('containerIds')}::uuid[], ${sql.placeholder('breweryIds')}::uuid[]
  ) as wanted (container_id, brewery_id) cross join lateral (${wantedTerms}) terms`)

/** What a client's lists say of these containers; those of breweries without the client on a list are missing. */
export async function listedTermsOf(
  database: Database,
  { clientId, containers }: { clientId: string; containers: readonly BreweryContainer[] },
): Promise<(ListedTerms & { containerId: string })[]> {
  return termsOfClient(database, {
    clientId,
    containerIds: containers.map(({ containerId }) => containerId),
    breweryIds: containers.map(({ breweryId }) => breweryId),
  })
}

const listColumns = {
  id: clientPriceLists.id,
  name: clientPriceLists.name,
  percentOff: clientPriceLists.percentOff,
}

/** By name. */
export async function priceListRows(database: Database, breweryId: string): Promise<PriceListRow[]> {
  return database
    .select(listColumns)
    .from(clientPriceLists)
    .where(eq(clientPriceLists.breweryId, breweryId))
    .orderBy(asc(clientPriceLists.name))
}

/** Holds every list of a brewery, so that two people's changes follow each other. */
export async function lockPriceLists(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`price lists ${breweryId}`}, 0))`,
  )
}

/** Writes a list, new or as it is now; false where another of the brewery has its name or another brewery its id. */
export async function upsertPriceList(
  transaction: Database,
  { id, breweryId, name, percentOff, now }: PriceListRow & { breweryId: string; now: Date },
): Promise<boolean> {
  const taken = await transaction
    .select({ id: clientPriceLists.id })
    .from(clientPriceLists)
    .where(
      and(
        eq(clientPriceLists.breweryId, breweryId),
        ne(clientPriceLists.id, id),
        sql`lower(${clientPriceLists.name}) = lower(${name})`,
      ),
    )
  if (taken.length > 0) return false
  const rows = await transaction
    .insert(clientPriceLists)
    .values({ id, breweryId, name, percentOff, createdAt: now.toISOString() })
    .onConflictDoUpdate({
      target: clientPriceLists.id,
      set: { name, percentOff },
      // Another brewery's list stays as it is, whatever id is sent.
      setWhere: eq(clientPriceLists.breweryId, breweryId),
    })
    .returning({ id: clientPriceLists.id })
  return rows.length > 0
}

/** Whether an id is that of another brewery's list. */
export async function isListOfOther(
  transaction: Database,
  { id, breweryId }: { id: string; breweryId: string },
): Promise<boolean> {
  const rows = await transaction
    .select({ id: clientPriceLists.id })
    .from(clientPriceLists)
    .where(and(eq(clientPriceLists.id, id), ne(clientPriceLists.breweryId, breweryId)))
  return rows.length > 0
}

/** False where the brewery has no such list. */
export async function deletePriceList(
  transaction: Database,
  { id, breweryId }: { id: string; breweryId: string },
): Promise<boolean> {
  const rows = await transaction
    .delete(clientPriceLists)
    .where(and(eq(clientPriceLists.id, id), eq(clientPriceLists.breweryId, breweryId)))
    .returning({ id: clientPriceLists.id })
  return rows.length > 0
}

/** The single prices of these lists. */
export async function singlePriceRows(database: Database, listIds: readonly string[]) {
  if (listIds.length === 0) return []
  return database
    .select()
    .from(clientPrices)
    .where(inArray(clientPrices.listId, [...listIds]))
}

/** Replaces a list's single prices. */
export async function setSinglePrices(
  transaction: Database,
  { listId, prices }: { listId: string; prices: readonly { containerId: string; priceMinor: number }[] },
): Promise<void> {
  await transaction.delete(clientPrices).where(eq(clientPrices.listId, listId))
  if (prices.length > 0)
    await transaction.insert(clientPrices).values(prices.map((price) => ({ listId, ...price })))
}

/** The lists that a client pays by, its own or its business's, with their brewery. */
export async function listsOfClient(
  database: Database,
  clientId: string,
): Promise<(PriceListRow & { breweryId: string })[]> {
  const client = sql`${clientId}::uuid`
  return database
    .select({ ...listColumns, breweryId: clientPriceLists.breweryId })
    .from(clientPriceLists)
    .where(
      sql`${clientPriceLists.id} in (
        select list_id from client_price_members where client_id = ${client} union all
        select list_id from client_price_businesses where business_id = (${selectBusinessOf(client)}))
      and ${clientPriceLists.id} = ${listIdOf(client, sql`${clientPriceLists.breweryId}`)}`,
    )
    .orderBy(asc(clientPriceLists.breweryId))
}

/** The list of a brewery that a client pays by, with its single price of a container; null for none. */
export async function listOfClient(
  database: Database,
  { breweryId, clientId, containerId }: { breweryId: string; clientId: string; containerId: string },
): Promise<(PriceListRow & { priceMinor: number | null }) | null> {
  const [row] = await database
    .select({ ...listColumns, priceMinor: clientPrices.priceMinor })
    .from(clientPriceLists)
    .leftJoin(
      clientPrices,
      and(eq(clientPrices.listId, clientPriceLists.id), eq(clientPrices.containerId, containerId)),
    )
    .where(sql`${clientPriceLists.id} = ${listIdOf(sql`${clientId}::uuid`, sql`${breweryId}::uuid`)}`)
  return row ?? null
}
