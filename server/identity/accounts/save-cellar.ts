import { type CellarProfile, servings } from '../../../shared/accounts/cellar.ts'
import { couplerCodes } from '../../../shared/catalogue/sizes/couplers.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteCellar, storeCellar } from './cellar-queries.ts'

/**
 * Stores a client's description of the cellar: each choice once, in the shop's order. An empty choice stores nothing.
 */
export async function saveCellar(
  database: Database,
  clientId: string,
  given: CellarProfile,
): Promise<CellarProfile> {
  const cellar = {
    servings: servings.filter((serving) => given.servings.includes(serving)),
    couplers: couplerCodes.filter((code) => given.couplers.includes(code)),
  }
  if (cellar.servings.length + cellar.couplers.length === 0) await deleteCellar(database, clientId)
  else await storeCellar(database, clientId, cellar)
  return cellar
}
