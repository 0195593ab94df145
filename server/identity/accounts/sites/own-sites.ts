import type { Database } from '../../../platform/database/database.ts'
import { lastSiteOwner } from '../../../platform/errors/site-errors.ts'
import type { ForgetClient, PersonalData } from '../../../feature.ts'
import { requireClientRow } from '../require-client-row.ts'
import { limitsOfPerson } from './limit-queries.ts'
import { deleteBusiness, type MemberRow, membershipsOf, membersOf } from './member-queries.ts'
import { invitationsTo, removeInvitationsTo, withdrawInvitations } from './site-invitation-queries.ts'
import { businessOfSite, type BusinessRow, lockBusiness, setContact, sitesOf } from './site-queries.ts'

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

/** What becomes of a business when a person deletes the account. */
type Leaving =
  /** Another owner takes over the site that is the person's account. */
  | { kind: 'hands over'; business: BusinessRow; owner: MemberRow }
  /** The account goes with these further sites, by id with their names; none where the business stays or there is none. */
  | { kind: 'deletes'; sites: ReadonlyMap<string, string> }

/**
 * What becomes of the sites when a client deletes the account: those of a business with no other people go with it, and an
 * account that is a site stays with another owner. Throws RequestError 409 `last_owner` where others act for the site and no
 * other person owns the business (BIZ-11).
 */
export async function planLeaving(transaction: Database, clientId: string): Promise<Leaving> {
  const business = await businessOfSite(transaction, clientId)
  if (business === null) return { kind: 'deletes', sites: new Map() }
  await lockBusiness(transaction, business.id)
  const others = (await membersOf(transaction, business.id)).filter(({ personId }) => personId !== clientId)
  const owner = others.find(({ role, siteId }) => role === 'owner' && siteId === null)
  if (owner !== undefined) return { kind: 'hands over', business, owner }
  if (others.length > 0) throw lastSiteOwner(business.name)
  const sites = await sitesOf(transaction, business.id)
  return { kind: 'deletes', sites: new Map(sites.map(({ siteId, name }) => [siteId, name])) }
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
