import { type CellarProfile, servings } from '../../shared/cellar.ts'
import { couplerCodes } from '../../shared/couplers.ts'
import type { Database } from '../database/connect.ts'
import { deleteCellar, storeCellar } from './cellar-queries.ts'

/** Keeps what a client says of the cellar, each choice once and in the shop's order; nothing chosen keeps nothing. */
export async function keepCellar(
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
