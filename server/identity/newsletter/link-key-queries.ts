import { desc, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { sealedTextColumn } from '../../platform/database/sealed-column-queries.ts'
import { linkKeys } from './newsletter-tables.ts'

export type LinkKeyRow = typeof linkKeys.$inferSelect

/** All keys, the newest first. */
export async function linkKeyRows(database: Database): Promise<LinkKeyRow[]> {
  return database
    .select({ id: linkKeys.id, secret: linkKeys.secret, createdAt: linkKeys.createdAt })
    .from(linkKeys)
    .orderBy(desc(linkKeys.createdAt), desc(linkKeys.id))
}

/** Lets one process at a time look for keys and make the first. */
export async function lockLinkKeys(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('keys of links', 0))`)
}

export async function insertLinkKey(database: Database, key: LinkKeyRow): Promise<void> {
  await database.insert(linkKeys).values(key)
}

export const linkKeyContext = (id: string) => `link key ${id}`

export const sealedLinkKeys = sealedTextColumn({
  name: 'keys of links in newsletters',
  table: linkKeys,
  id: linkKeys.id,
  text: linkKeys.secret,
  context: linkKeyContext,
})
