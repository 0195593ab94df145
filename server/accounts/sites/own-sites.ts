import type { Database } from '../../database/database.ts'
import { ownSiteStays } from '../../errors/site-errors.ts'
import type { ForgetClient, PersonalData } from '../../feature.ts'
import { requireClientRow } from '../require-client-row.ts'
import { limitsOfPerson } from './limit-queries.ts'
import { deleteBusiness, membershipsOf, membersOf } from './member-queries.ts'
import { invitationsTo, removeInvitationsTo, withdrawInvitations } from './site-invitation-queries.ts'
import { businessOfSite, lockBusiness, setContact, sitesOf } from './site-queries.ts'

/** The businesses that a person acts for, and the invitations to the address, for the download of personal data. */
export const ownSites: PersonalData = {
  name: 'businesses',
  read: async (database, clientId) => {
    const { emailKey } = await requireClientRow(database, clientId)
    return {
      roles: await membershipsOf(database, clientId),
      limits: await limitsOfPerson(database, clientId),
      invitations: await invitationsTo(database, emailKey),
    }
  },
}

/**
 * The further sites that are deleted with an account: those of a business with no other people. Throws RequestError 409
 * `own_site` for an account that is a site where others act too (BIZ-03).
 */
export async function sitesDeletedWith(transaction: Database, clientId: string): Promise<string[]> {
  const business = await businessOfSite(transaction, clientId)
  if (business === null) return []
  await lockBusiness(transaction, business.id)
  const members = await membersOf(transaction, business.id)
  const sites = await sitesOf(transaction, business.id)
  const own = sites.find(({ siteId }) => siteId === clientId)
  if (own !== undefined && members.some(({ personId }) => personId !== clientId)) {
    const { name } = await requireClientRow(transaction, clientId)
    throw ownSiteStays({ site: own.name, name })
  }
  return sites.map(({ siteId }) => siteId).filter((siteId) => siteId !== clientId)
}

/** Runs before an account is deleted: its roles end, and another owner gets the mails of its sites. */
export const forgetSites: ForgetClient = async (transaction, clientId, now) => {
  const { emailKey } = await requireClientRow(transaction, clientId)
  await removeInvitationsTo(transaction, emailKey)
  const ids = new Set((await membershipsOf(transaction, clientId)).map(({ businessId }) => businessId))
  for (const businessId of ids) {
    await lockBusiness(transaction, businessId)
    await withdrawInvitations(transaction, { businessId, which: { invitedById: clientId }, now })
    const others = (await membersOf(transaction, businessId)).filter(({ personId }) => personId !== clientId)
    const owner = others.find(({ role, siteId }) => role === 'owner' && siteId === null)
    const siteIds = (await sitesOf(transaction, businessId))
      .filter(({ contactId }) => contactId === clientId)
      .map(({ siteId }) => siteId)
    if (owner !== undefined) await setContact(transaction, { siteIds, contactId: owner.personId })
    if (others.length === 0) await deleteBusiness(transaction, businessId)
  }
}
