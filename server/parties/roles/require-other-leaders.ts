import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { ForgetClient } from '../../feature.ts'
import { onlyLeader } from '../../platform/errors/role-errors.ts'
import { hasOtherHolder, heldRoles } from './role-queries.ts'

/**
 * Runs before an account is deleted, whose roles go with it. Throws RequestError 409 for the last owner of a brewery and the
 * last admin (ROLE-04).
 */
export const requireOtherLeaders: ForgetClient = async (transaction, clientId) => {
  const leading = (await heldRoles(transaction, clientId))
    .filter(({ role }) => role === 'owner' || role === 'admin')
    // Each grant locks its role's rows: in one order, so that two who leave the same places do not wait for each other.
    .toSorted((one, other) => (one.breweryId ?? '').localeCompare(other.breweryId ?? ''))
  for (const grant of leading) {
    if (await hasOtherHolder(transaction, { ...grant, clientId })) continue
    const { role, breweryId } = grant
    const names = await findBreweryNames(transaction, breweryId === null ? [] : [breweryId])
    throw onlyLeader({ role, place: breweryId === null ? 'Dray' : (names.get(breweryId) ?? 'a brewery') })
  }
}
