import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'

/** Clients that one search finds at the most. */
const mostFound = 500

/** Clients whose name, email address, saved town, postcode or name of an address has these words (typedWords). */
export async function clientsWith(database: Database, query: string): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select id from clients where ${holdsWords(sql`(words_of(name) || words_of(email))`, query)}
    union
    select client_id from client_addresses where ${holdsWords(sql`address_words(label, town, postcode)`, query)}
    order by id limit ${mostFound}`)
  return rows.map(({ id }) => String(id))
}
