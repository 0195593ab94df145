import { eq } from 'drizzle-orm'
import type { CellarProfile } from '../../../shared/accounts/cellar.ts'
import type { Database } from '../../platform/database/database.ts'
import { clientCellars } from './cellar-tables.ts'

/** The columns of a cellar beside those of its client; both null for a client without a cellar. */
export const cellarColumns = { servings: clientCellars.servings, couplers: clientCellars.couplers }

export async function cellarOf(database: Database, clientId: string): Promise<CellarProfile | null> {
  const [row] = await database
    .select(cellarColumns)
    .from(clientCellars)
    .where(eq(clientCellars.clientId, clientId))
  return row ?? null
}

export async function storeCellar(
  database: Database,
  clientId: string,
  cellar: CellarProfile,
): Promise<void> {
  await database
    .insert(clientCellars)
    .values({ clientId, ...cellar })
    .onConflictDoUpdate({ target: clientCellars.clientId, set: cellar })
}

export async function deleteCellar(database: Database, clientId: string): Promise<void> {
  await database.delete(clientCellars).where(eq(clientCellars.clientId, clientId))
}
