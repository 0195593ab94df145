import { asc, eq, ilike, or, sql, inArray } from 'drizzle-orm'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { listed, type Listed, preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import type { BreweryRow } from './beer-queries.ts'
import { breweries } from './catalogue-tables.ts'

/** Every brewery by name. */
export async function breweryRows(database: Database): Promise<BreweryRow[]> {
  return database.select().from(breweries).orderBy(asc(breweries.name), asc(breweries.id))
}

/** The brewery of a slug or an id, or null. */
export async function findBrewery(database: Database, slugOrId: string): Promise<BreweryRow | null> {
  const named = eq(breweries.slug, slugOrId)
  const [row] = await database
    .select()
    .from(breweries)
    .where(isUuid(slugOrId) ? or(named, eq(breweries.id, slugOrId)) : named)
  return row ?? null
}

/** Breweries that one list holds at the most. */
const mostListed = 5000

/** By name; all of them without a pattern of LIKE. */
export async function breweriesLike(database: Database, pattern: string | undefined) {
  const { id, slug, name, town } = breweries
  return database
    .select({ id, slug, name, town })
    .from(breweries)
    .where(
      pattern === undefined
        ? undefined
        : or(ilike(name, pattern), ilike(slug, pattern), ilike(town, pattern)),
    )
    .orderBy(asc(name), asc(id))
    .limit(mostListed)
}

/** Breweries with these words in their names (typedWords). */
export async function breweriesNamed(database: Database, query: string): Promise<string[]> {
  const rows = await database
    .select({ id: breweries.id })
    .from(breweries)
    .where(holdsWords(sql`words_of(${breweries.name})`, query))
    .limit(mostListed)
  return rows.map(({ id }) => id)
}

/** How many beers each brewery has, by brewery id. */
export async function beerCounts(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute(sql`
    select brewery_id as "breweryId", count(*)::int as beers from beers where archived_at is null group by brewery_id`)
  return new Map(rows.map((row) => [String(row['breweryId']), Number(row['beers'])]))
}

/** Whether an address is a brewery's own. */
export async function isAddressOfBrewery(database: Database, emailKey: string): Promise<boolean> {
  return (await database.$count(breweries, sql`lower(${breweries.email}) = ${emailKey}`)) > 0
}

/** How to write to these breweries, in no order; unknown ids are left out. */
export async function breweryContacts(database: Database, ids: readonly string[]) {
  return contactsOf(database, { ids: [...ids] })
}
const { id, slug, name, email, town, country } = breweries
const ofIds = sql`${id} = any(${value('ids', 'uuid[]')})`
const contactColumns = { id, slug, name, email }
const contactsOf = preparedStatement<Listed<typeof contactColumns>>(
  sql`select ${listed(contactColumns)} from ${breweries} where ${ofIds}`,
)

export async function breweryRegions(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; region: string }[]> {
  return database
    .select({ id: breweries.id, region: breweries.region })
    .from(breweries)
    .where(inArray(breweries.id, [...ids]))
}

/** Name and place of these breweries. */
export async function brewerySenders(database: Database, ids: readonly string[]) {
  return sendersOf(database, { ids: [...ids] })
}
const senderColumns = { id, name, town, country }
const sendersOf = preparedStatement<Listed<typeof senderColumns>>(
  sql`select ${listed(senderColumns)} from ${breweries} where ${ofIds}`,
)

/** Town, country and region of every brewery, for the menus that count them. */
export async function breweryPlaces(
  database: Database,
): Promise<{ town: string; country: string; region: string }[]> {
  return database
    .select({ town: breweries.town, country: breweries.country, region: breweries.region })
    .from(breweries)
}

/** The id of a new brewery; null where another has its slug. */
export async function insertBrewery(
  transaction: Database,
  brewery: typeof breweries.$inferInsert,
): Promise<string | null> {
  const [row] = await transaction
    .insert(breweries)
    .values(brewery)
    .onConflictDoNothing({ target: breweries.slug })
    .returning({ id: breweries.id })
  return row?.id ?? null
}
