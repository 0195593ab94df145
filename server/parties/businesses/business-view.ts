import type { Business, Places } from '../../../shared/api/businesses-api.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { findBusiness } from '../../identity/accounts/sites/open-business.ts'
import { listInvitations, listMembers, listSites } from '../../identity/accounts/sites/list-business.ts'
import { findBusinessDetails } from '../../identity/accounts/sites/set-business-details.ts'
import { findPlaces } from '../../identity/accounts/sites/places.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBusinessNames, findTradeStates } from '../trade-accounts/find-business-names.ts'

/** Who calls: the person, and the site that the person acts for. */
export type ActingFor = { personId: string; siteId: string }

/** What an account is called: its business's name, otherwise the person's. */
export async function nameAccount(database: Database, clientId: string): Promise<string> {
  const named = (await findBusinessNames(database, [clientId])).get(clientId)
  return named || ((await findPublicClients(database, [clientId])).get(clientId)?.name ?? formerClientName)
}

/** Where a person acts: the own account, and the sites of the businesses (BIZ-04). */
export async function placesView(database: Database, { personId, siteId }: ActingFor): Promise<Places> {
  const found = await findPlaces(database, personId)
  const isOwnSite = found.some((place) => place.siteId === personId)
  const sites = found.map((place) => ({
    siteId: place.siteId === personId ? null : place.siteId,
    name: place.site,
    business: place.business,
    roles: place.roles,
    isCurrent: place.siteId === siteId,
  }))
  if (isOwnSite) return { places: sites }
  const own = {
    siteId: null,
    name: await nameAccount(database, personId),
    business: null,
    roles: ['owner' as const],
    isCurrent: siteId === personId,
  }
  return { places: [own, ...sites] }
}

/** The business that the person acts for; an account of its own is one of one site and one owner (BIZ-01). */
export async function businessView(
  database: Database,
  { personId, siteId }: ActingFor,
  now: Date,
): Promise<Business> {
  const found = await findBusiness(database, { personId, siteId })
  if (found === null || (found.roles.length === 0 && !found.isOwner)) {
    const name = await nameAccount(database, personId)
    const state = (await findTradeStates(database, [personId])).get(personId) ?? 'none'
    const sites = [{ id: personId, name, state, isCurrent: true }]
    return {
      name,
      vatNumber: null,
      companyNumber: null,
      invoiceAddress: null,
      isOwner: true,
      sites,
      members: [],
      invitations: [],
    }
  }
  const { business, isOwner } = found
  const places = await findPlaces(database, personId)
  const sites = (await listSites(database, business.id)).filter(({ siteId: id }) =>
    places.some((place) => place.siteId === id),
  )
  const states = await findTradeStates(
    database,
    sites.map((site) => site.siteId),
  )
  const members = await listMembers(database, business.id)
  return {
    ...(await findBusinessDetails(database, business.id)),
    isOwner,
    sites: sites.map((site) => ({
      id: site.siteId,
      name: site.name,
      state: states.get(site.siteId) ?? 'none',
      isCurrent: site.siteId === siteId,
    })),
    members: members
      .filter(({ id }) => isOwner || id === personId)
      .map((member) => ({ ...member, isYou: member.id === personId })),
    invitations: isOwner ? await listInvitations(database, business.id, now) : [],
  }
}
