import type { Database } from '../../../platform/database/database.ts'
import { worthOfClaim } from './claim-worth.ts'
import { openClaimsOfBreweries } from './claim-queries.ts'

/**
 * What is claimed of breweries and not decided yet, in pence with VAT by brewery: payouts leave it out (marketplace 12).
 * Breweries without an open claim are missing.
 */
export async function findOpenClaimMoney(
  database: Database,
  breweryIds: readonly string[],
): Promise<Map<string, number>> {
  const money = new Map<string, number>()
  for (const { claim, orderId, breweryId } of await openClaimsOfBreweries(database, breweryIds)) {
    const { grossMinor } = await worthOfClaim(database, { id: orderId }, claim)
    if (grossMinor > 0) money.set(breweryId, (money.get(breweryId) ?? 0) + grossMinor)
  }
  return money
}
