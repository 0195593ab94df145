import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sealedTextColumn } from '../database/sealed-column-queries.ts'
import { shopSecrets } from './secret-tables.ts'

/** Stores a secret of the installation, unless another process was first; returns the stored one, sealed. */
export async function storeShopSecret(
  database: Database,
  { name, sealed }: { name: string; sealed: string },
): Promise<string> {
  await database.insert(shopSecrets).values({ name, sealed }).onConflictDoNothing()
  const [row] = await database
    .select({ sealed: shopSecrets.sealed })
    .from(shopSecrets)
    .where(eq(shopSecrets.name, name))
  return row!.sealed
}

export const shopSecretContext = (name: string) => `shop ${name}`

export const sealedShopSecrets = sealedTextColumn({
  name: 'keys of digests',
  table: shopSecrets,
  id: shopSecrets.name,
  text: shopSecrets.sealed,
  context: shopSecretContext,
})
