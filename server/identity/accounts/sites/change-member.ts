import { businessLimits, siteRoleWords } from '../../../../shared/accounts/site-roles.ts'
import { settingsSections } from '../../../../shared/accounts/settings-pages.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { lastSiteOwner, ownSiteStays } from '../../../platform/errors/site-errors.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { deleteLimit } from './limit-queries.ts'
import { deleteMember, insertMember, type MemberRole, type MemberRow, membersOf } from './member-queries.ts'
import { type BusinessChange, trailOf } from './open-business.ts'
import { withdrawInvitations } from './site-invitation-queries.ts'
import { setContact, type SiteRow, sitesOf } from './site-queries.ts'

type Change = BusinessChange & {
  personId: string
  /** All that the person is from now on; none takes the person out. */
  roles: readonly MemberRole[]
}

/**
 * Gives a member of a business other roles, or none; what is taken away ends with the next call, with open invitations to
 * the person. Needs the business locked. Throws RequestError 404 for a stranger, 409 for the last owner and for the person
 * whose account is a site (BIZ-03).
 */
export async function changeMember(transaction: Database, change: Change): Promise<void> {
  const { business, actor, now, personId } = change
  const [members, sites] = [
    await membersOf(transaction, business.id),
    await sitesOf(transaction, business.id),
  ]
  const roles = readRoles(change.roles, sites)
  const held = members.filter((member) => member.personId === personId)
  const [person] = held
  if (person === undefined) throw notFound('The person')
  const given = roles.filter((role) => !held.some(isSame(role)))
  const taken = held.filter((role) => !roles.some(isSame(role)))
  if (given.length === 0 && taken.length === 0) return
  requireOwners(taken, { members, sites, change })
  for (const role of given)
    await insertMember(transaction, {
      ...role,
      businessId: business.id,
      personId,
      since: now,
      givenBy: actor.name,
    })
  for (const role of taken) await deleteMember(transaction, { ...role, businessId: business.id, personId })
  const isOut = roles.length === 0
  if (isOut) await deleteLimit(transaction, { businessId: business.id, personId })
  if (taken.length > 0)
    await withdrawInvitations(transaction, {
      businessId: business.id,
      which: { emailKey: person.emailKey },
      now,
    })
  if (taken.some(isWhole('owner'))) await endOwner(transaction, { change, members, sites })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: isOut ? 'remove member' : 'change member',
    subject: trailOf(business),
    before: { personId, roles: held.map(plainRole) },
    after: { roles: roles.map(plainRole) },
  })
  const words = wordsOf(roles, sites)
  await notifyOf(transaction, { change, person, words, members })
}

/** What ends with the last owner's role for all sites: invitations that the person has sent, and mails of sites. */
async function endOwner(
  transaction: Database,
  { change, members, sites }: { change: Change; members: readonly MemberRow[]; sites: readonly SiteRow[] },
): Promise<void> {
  const { business, now, personId } = change
  await withdrawInvitations(transaction, { businessId: business.id, which: { invitedById: personId }, now })
  const next = members.find((member) => member.personId !== personId && isWhole('owner')(member))
  const siteIds = sites.filter(({ contactId }) => contactId === personId).map(({ siteId }) => siteId)
  if (next !== undefined) await setContact(transaction, { siteIds, contactId: next.personId })
}

function readRoles(roles: readonly MemberRole[], sites: readonly SiteRow[]): MemberRole[] {
  if (roles.length > businessLimits.rolesOfMember)
    throw badField('roles', `A person has at most ${businessLimits.rolesOfMember} roles.`)
  for (const { siteId } of roles)
    if (siteId !== null && !sites.some((site) => site.siteId === siteId)) throw notFound('The site')
  return roles.filter((role, at) => roles.findIndex(isSame(role)) === at)
}

function requireOwners(
  taken: readonly MemberRole[],
  { members, sites, change }: { members: readonly MemberRow[]; sites: readonly SiteRow[]; change: Change },
): void {
  if (!taken.some(isWhole('owner'))) return
  const { business, personId } = change
  const own = sites.find(({ siteId }) => siteId === personId)
  const { name } = members.find((member) => member.personId === personId)!
  if (own !== undefined) throw ownSiteStays({ site: own.name, name })
  if (!members.some((member) => member.personId !== personId && isWhole('owner')(member)))
    throw lastSiteOwner(business.name)
}

const isWhole =
  (wanted: MemberRole['role']) =>
  ({ role, siteId }: MemberRole): boolean =>
    role === wanted && siteId === null
const isSame =
  (one: MemberRole) =>
  ({ role, siteId }: MemberRole): boolean =>
    role === one.role && siteId === one.siteId
const plainRole = ({ role, siteId }: MemberRole) => ({ role, siteId })

/** 'Buyer at The Salt Cellar and Accounts at all sites'. */
export function wordsOf(roles: readonly MemberRole[], sites: readonly SiteRow[]): string {
  const names = roles.map(({ role, siteId }) => {
    const site = sites.find((each) => each.siteId === siteId)?.name ?? 'all sites'
    return `${siteRoleWords[role].name} at ${site}`
  })
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

type News = { change: Change; person: MemberRow; words: string; members: readonly MemberRow[] }

async function notifyOf(transaction: Database, { change, person, words, members }: News): Promise<void> {
  const { actor, personId, roles, business } = change
  const isOut = roles.length === 0
  const isOwn = actor.clientId === personId
  if (!isOwn)
    await write(transaction, change, [person], {
      path: paths.account,
      sentence: isOut
        ? `${actor.name} has removed you from ${business.name}.`
        : `${actor.name} has changed your roles at ${business.name}: ${words}.`,
    })
  const news = isOut ? `${person.name} no longer acts for the business` : `${person.name} is now: ${words}`
  await write(transaction, change, ownersBut(members, [actor.clientId, personId]), {
    path: settingsSections.business.path,
    sentence: `${news}. ${isOwn ? person.name : actor.name} has changed it.`,
  })
}

export const ownersBut = (members: readonly MemberRow[], but: readonly (string | null)[]): MemberRow[] =>
  members.filter((member) => isWhole('owner')(member) && !but.includes(member.personId))

/** Writes to these members that the people of the business have changed. */
export async function write(
  transaction: Database,
  { business, publicUrl }: Pick<BusinessChange, 'business' | 'publicUrl'>,
  to: readonly MemberRow[],
  { sentence, path }: { sentence: string; path: string },
): Promise<void> {
  for (const { email, name } of to)
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'people-changed',
      data: { name, place: business.name, sentence, link: publicUrl + path },
    })
}
