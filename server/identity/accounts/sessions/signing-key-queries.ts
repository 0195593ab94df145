import { desc, lt, sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Database } from '../../../platform/database/database.ts'
import { sealedTextColumn } from '../../../platform/database/sealed-column-queries.ts'
import { signingKeys } from '../session-tables.ts'

/** The private key is sealed. */
export type SigningKeyRow = { id: string; publicKey: JWK; privateKey: string; createdAt: Date }

/** All keys, the newest first. */
export async function signingKeyRows(database: Database): Promise<SigningKeyRow[]> {
  return database
    .select({
      id: signingKeys.id,
      publicKey: signingKeys.publicKey,
      privateKey: signingKeys.privateKey,
      createdAt: signingKeys.createdAt,
    })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))
}

/** Lets one process at a time look for keys and make the first. */
export async function lockSigningKeys(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('keys of access tokens', 0))`)
}

export async function insertSigningKey(database: Database, key: SigningKeyRow): Promise<void> {
  await database.insert(signingKeys).values(key)
}

export async function dropSigningKeys(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(signingKeys).where(lt(signingKeys.createdAt, before))
}

export const signingKeyContext = (id: string) => `signing key ${id}`

export const sealedSigningKeys = sealedTextColumn({
  name: 'keys of access tokens',
  table: signingKeys,
  id: signingKeys.id,
  text: signingKeys.privateKey,
  context: signingKeyContext,
})
