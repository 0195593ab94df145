import { siteRoleWords } from '../../../../shared/accounts/site-roles.ts'
import { settingsSections } from '../../../../shared/accounts/settings-pages.ts'
import type { InvitationView, Joined } from '../../../../shared/api/people-api.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import {
  invitationEnded,
  invitationOfOther,
  invitationUsed,
} from '../../../platform/errors/invitation-errors.ts'
import type { Caller } from '../accounts.ts'
import { confirmAddress } from '../confirm-email.ts'
import { findClientByEmail } from '../find-clients.ts'
import { requireClientRow } from '../require-client-row.ts'
import { hashOfToken } from '../sessions/refresh-token.ts'
import { ownersBut, wordsOf, write } from './change-member.ts'
import { choosePlace } from './places.ts'
import { insertMember, membersOf } from './member-queries.ts'
import { trailOf } from './open-business.ts'
import { invitationByHash, markUsed, type SiteInvitationRow } from './site-invitation-queries.ts'
import { type BusinessRow, businessById, lockBusiness, type SiteRow, sitesOf } from './site-queries.ts'

type Found = { row: SiteInvitationRow; business: BusinessRow; sites: SiteRow[]; place: string }

async function findInvitation(database: Database, token: string): Promise<Found> {
  const row = await invitationByHash(database, hashOfToken(token))
  const business = row && (await businessById(database, row.businessId))
  if (row === null || business === null) throw notFound('The invitation')
  const sites = await sitesOf(database, business.id)
  const site = sites.find(({ siteId }) => siteId === row.siteId)
  return { row, business, sites, place: site?.name ?? business.name }
}

/** What the page of a link to a business shows. Throws RequestError 404 for an unknown one. */
export async function showSiteInvitation(
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<InvitationView> {
  const { row, place } = await findInvitation(database, token)
  const state = stateOf(row, now)
  const isOpen = state === 'open'
  return {
    state,
    place,
    role: row.role,
    roleName: siteRoleWords[row.role].name,
    may: siteRoleWords[row.role].may,
    invitedBy: row.invitedBy,
    endsAt: row.endsAt.toISOString(),
    email: isOpen ? row.email : null,
    hasAccount: isOpen && (await findClientByEmail(database, row.email)) !== null,
  }
}

type Joining = {
  token: string
  clientId: string
  sessionId: string
  caller: Caller
  publicUrl: string
  now: Date
}

/**
 * Gives the person who is signed in the role of an invitation, once; the session acts for the site from now on.
 * Throws RequestError 404, 403 `invitation_of_other`, 409 `invitation_used` and `invitation_ended` (BIZ-03).
 */
export async function joinSite(
  transaction: Database,
  { token, clientId: personId, sessionId, caller, publicUrl, now }: Joining,
): Promise<Joined> {
  const { business } = await findInvitation(transaction, token)
  await lockBusiness(transaction, business.id)
  const { row, sites, place } = await findInvitation(transaction, token)
  const state = stateOf(row, now)
  if (state === 'used') throw invitationUsed()
  if (state === 'ended') throw invitationEnded(`${row.invitedBy} of ${place}`)
  const client = await requireClientRow(transaction, personId)
  if (client.emailKey !== row.emailKey) throw invitationOfOther(row.email)
  await confirmAddress(transaction, { client, caller, now })
  const { role, siteId, invitedBy } = row
  await markUsed(transaction, row.id, now)
  await insertMember(transaction, {
    businessId: business.id,
    personId,
    siteId,
    role,
    since: now,
    givenBy: invitedBy,
  })
  const [first] = sites
  const actor = { clientId: personId, name: client.name, role: 'buyer', by: 'link' } as const
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'join',
    subject: trailOf(business),
    after: { role, siteId },
  })
  const actionsFor = siteId ?? first!.siteId
  await choosePlace(transaction, { personId, sessionId, siteId: actionsFor })
  const words = wordsOf([{ role, siteId }], sites)
  await write(
    transaction,
    { business, publicUrl },
    ownersBut(await membersOf(transaction, business.id), [personId]),
    {
      path: settingsSections.business.path,
      sentence: `${client.name} has joined as ${words}; ${invitedBy} had invited them.`,
    },
  )
  return { place, role, path: paths.account, siteId: actionsFor }
}

function stateOf({ usedAt, withdrawnAt, endsAt }: SiteInvitationRow, now: Date): InvitationView['state'] {
  if (usedAt !== null) return 'used'
  return withdrawnAt !== null || endsAt <= now ? 'ended' : 'open'
}
