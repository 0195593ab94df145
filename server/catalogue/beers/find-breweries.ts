import type { Database } from '../../platform/database/database.ts'
import {
  breweriesNamed,
  breweryContacts,
  breweryRows,
  brewerySenders,
  findBrewery,
  isAddressOfBrewery,
} from './brewery-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { breweryLogoUrl } from './team-view.ts'

/** The breweries of these ids that can be written to. */
export async function findBreweryContacts(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  if (ids.length === 0) return []
  const rows = await breweryContacts(database, ids)
  return rows.flatMap(({ id, name, email }) => (email === null ? [] : [{ id, name, email }]))
}

/** Who these breweries are and where they send from; unknown ids are left out. */
export async function findBrewerySenders(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string; town: string; country: string }[]> {
  return ids.length === 0 ? [] : brewerySenders(database, ids)
}

/** The names of these breweries by id; one that has left the shop is not there. */
export async function findBreweryNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await breweryContacts(database, ids)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Breweries with these words in their names (typedWords), by id. */
export const findBreweriesNamed = (database: Database, query: string): Promise<string[]> =>
  breweriesNamed(database, query)

/** Whether an address is a brewery's own, whatever the case. */
export const isBrewerysAddress = (database: Database, emailKey: string): Promise<boolean> =>
  isAddressOfBrewery(database, emailKey)

/** The brewery of a slug, by id and name. Throws RequestError 404 for an unknown slug. */
export async function nameBrewery(database: Database, slug: string): Promise<{ id: string; name: string }> {
  const brewery = await findBrewery(database, slug)
  if (brewery === null) throw notFound(`The brewery '${slug}'`)
  const { id, name } = brewery
  return { id, name }
}

/** The slug of a brewery. Throws RequestError 404 for an unknown id. */
export async function slugOfBrewery(database: Database, id: string): Promise<string> {
  const brewery = await findBrewery(database, id)
  if (brewery === null) throw notFound('The brewery')
  return brewery.slug
}

/** These breweries with their names, slugs and addresses, in no order; unknown ids are left out. */
export async function nameBreweries(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; slug: string; name: string; email: string | null }[]> {
  return ids.length === 0 ? [] : breweryContacts(database, ids)
}

/** What a brewery's page says of it. Throws RequestError 404 for an unknown id. */
export async function readBreweryTexts(database: Database, id: string): Promise<{ description: string }> {
  const brewery = await findBrewery(database, id)
  if (brewery === null) throw notFound('The brewery')
  return { description: brewery.description }
}

/** How many breweries a map shows at most. */
const mostOnMap = 300

/** The breweries that the list of breweries shows, with where they are, by name; at most as many as a map shows. */
export async function listPlacedBreweries(
  database: Database,
): Promise<{ name: string; slug: string; town: string; country: string }[]> {
  const rows = await breweryRows(database)
  return rows
    .filter((row) => breweryLogoUrl(row).trim() !== '')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, mostOnMap)
    .map(({ name, slug, town, country }) => ({ name, slug, town, country }))
}
