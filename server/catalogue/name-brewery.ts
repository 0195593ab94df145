import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import { findBrewery } from './brewery-queries.ts'

/** The brewery of a slug, by id and name. Throws RequestError 404 where there is none. */
export async function nameBrewery(database: Database, slug: string): Promise<{ id: string; name: string }> {
  const brewery = await findBrewery(database, slug)
  if (brewery === null) throw notFound(`The brewery '${slug}'`)
  const { id, name } = brewery
  return { id, name }
}
