import { randomUUID } from 'node:crypto'
import { businessLimits, type SiteRole } from '../../../../shared/accounts/site-roles.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { siteRoleMissing, tooManySites } from '../../../platform/errors/site-errors.ts'
import { requireClientRow } from '../require-client-row.ts'
import { insertMember, membersOf } from './member-queries.ts'
import {
  businessOfSite,
  type BusinessRow,
  insertBusiness,
  insertSite,
  insertSiteClient,
  lockBusiness,
  setContact,
  sitesOf,
} from './site-queries.ts'

export type BusinessActor = Actor & { clientId: string }
export type BusinessChange = { business: BusinessRow; actor: BusinessActor; publicUrl: string; now: Date }

/** The business of the site that a person acts for, and whether the person owns all of it; null for an account of its own. */
export async function findBusiness(
  database: Database,
  { siteId, personId }: { siteId: string; personId: string },
): Promise<{ business: BusinessRow; roles: SiteRole[]; isOwner: boolean } | null> {
  const business = await businessOfSite(database, siteId)
  if (business === null) return null
  const own = (await membersOf(database, business.id)).filter((member) => member.personId === personId)
  const roles = own
    .filter((member) => member.siteId === null || member.siteId === siteId)
    .map(({ role }) => role)
  const isOwner = own.some(({ role, siteId: at }) => role === 'owner' && at === null)
  return { business, roles, isOwner }
}

/**
 * The business of the site, locked; of an account of its own it is opened now, with that account as its first site and
 * owner. Throws RequestError 403 for a person who does not own all of the business.
 */
export async function requireOwnBusiness(
  transaction: Database,
  { siteId, actor, name, now }: { siteId: string; actor: BusinessActor; name: string; now: Date },
): Promise<BusinessRow> {
  const personId = actor.clientId
  const found = await findBusiness(transaction, { siteId, personId })
  if (found !== null) {
    if (!found.isOwner) throw siteRoleMissing()
    await lockBusiness(transaction, found.business.id)
    return found.business
  }
  if (siteId !== personId) throw siteRoleMissing()
  // Two first changes at once open one business.
  await lockBusiness(transaction, siteId)
  const opened = await businessOfSite(transaction, siteId)
  if (opened !== null) return opened
  const business = await insertBusiness(transaction, name, now)
  await insertSite(transaction, {
    siteId,
    businessId: business.id,
    name,
    position: 0,
    contactId: null,
    addedAt: now,
  })
  await insertMember(transaction, {
    businessId: business.id,
    personId,
    siteId: null,
    role: 'owner',
    since: now,
    givenBy: actor.name,
  })
  await lockBusiness(transaction, business.id)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'open business',
    subject: trailOf(business),
    after: { name },
  })
  return business
}

/**
 * Adds a site that no one signs in to; its mails go to the person who adds it. Returns its id. Throws RequestError 409 above a
 * hundred sites (BIZ-02).
 */
export async function addBusinessSite(
  transaction: Database,
  { business, actor, name, now }: Omit<BusinessChange, 'publicUrl'> & { name: string },
): Promise<string> {
  const sites = await sitesOf(transaction, business.id)
  if (sites.length >= businessLimits.sites) throw tooManySites(businessLimits.sites)
  const position = (sites.at(-1)?.position ?? -1) + 1
  const siteId = randomUUID()
  const contact = await requireClientRow(transaction, actor.clientId)
  await insertSiteClient(transaction, { id: siteId, email: contact.email, name: contact.name, now })
  await insertSite(transaction, {
    siteId,
    businessId: business.id,
    name,
    position,
    contactId: null,
    addedAt: now,
  })
  await setContact(transaction, { siteIds: [siteId], contactId: contact.id })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'add site',
    subject: trailOf(business),
    after: { siteId, name },
  })
  return siteId
}

/** The business of a site where a person has a role, locked. Throws RequestError 404 for any other. */
export async function requireBusinessOf(
  transaction: Database,
  at: { siteId: string; personId: string },
): Promise<BusinessRow> {
  const found = await findBusiness(transaction, at)
  if (found === null || found.roles.length === 0) throw notFound('The business')
  await lockBusiness(transaction, found.business.id)
  return found.business
}

/** A business in the audit trail. */
export const trailOf = ({ id }: BusinessRow) => ({ kind: 'business', id })
