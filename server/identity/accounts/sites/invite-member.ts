import { businessLimits, type SiteRole, siteRoleWords } from '../../../../shared/accounts/site-roles.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { hasRoleAlready, tooManyInvitations } from '../../../platform/errors/invitation-errors.ts'
import { tooManyMembers } from '../../../platform/errors/site-errors.ts'
import { readEmailAddress } from '../../../platform/mail/email-address.ts'
import { enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import type { Sealer } from '../../../platform/secrets/seal-text.ts'
import { findClientByEmail } from '../find-clients.ts'
import { hashOfToken, newRefreshToken } from '../sessions/refresh-token.ts'
import { membersOf } from './member-queries.ts'
import { type BusinessChange, trailOf } from './open-business.ts'
import { countOpenInvitations, insertInvitation, withdrawInvitations } from './site-invitation-queries.ts'
import { sitesOf } from './site-queries.ts'

const invitationMinutes = 7 * 24 * 60
/** Mails to addresses that no one has confirmed. */
const perBusiness = { what: 'invitations by business', max: 100, seconds: 86_400 }

type Inviting = BusinessChange & { sealer: Sealer; email: string; role: SiteRole; siteId: string | null }

/**
 * Sends the link by which an address gets a role; a former link to the address is withdrawn. Needs the business locked. Throws
 * RequestError 400 for what is not an address, 404 for a site of others, 409 for a person who has the role and above the bounds,
 * 429 above a hundred a day (BIZ-03).
 */
export async function inviteMember(transaction: Database, inviting: Inviting): Promise<void> {
  const { business, actor, now, role, siteId, sealer, publicUrl } = inviting
  const { email, key: emailKey } = readEmailAddress(inviting.email)
  const sites = await sitesOf(transaction, business.id)
  const site = sites.find((each) => each.siteId === siteId)
  if (siteId !== null && site === undefined) throw notFound('The site')
  await countAgainstLimits(transaction, [{ limit: perBusiness, who: business.id }], now)
  const client = await findClientByEmail(transaction, email)
  const members = await membersOf(transaction, business.id)
  if (members.some((one) => one.personId === client?.id && one.role === role && one.siteId === siteId))
    throw hasRoleAlready(client!.name)
  if (new Set(members.map(({ personId }) => personId)).size >= businessLimits.members)
    throw tooManyMembers(businessLimits.members)
  await withdrawInvitations(transaction, {
    businessId: business.id,
    which: { emailKey },
    now,
  })
  if ((await countOpenInvitations(transaction, business.id, now)) >= businessLimits.openInvitations)
    throw tooManyInvitations()
  const token = newRefreshToken()
  await insertInvitation(transaction, {
    tokenHash: hashOfToken(token),
    businessId: business.id,
    siteId,
    role,
    email,
    emailKey,
    invitedById: actor.clientId,
    invitedBy: actor.name,
    madeAt: now,
    endsAt: new Date(now.getTime() + invitationMinutes * 60_000),
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'invite',
    subject: trailOf(business),
    after: { email, role, siteId },
  })
  const { name: roleName, may } = siteRoleWords[role]
  const place = site === undefined ? business.name : `${site.name} (${business.name})`
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { email, name: client?.name ?? '' },
      template: 'invitation',
      data: {
        name: client?.name ?? '',
        inviter: actor.name,
        place,
        role: roleName.toLowerCase(),
        may,
        link: `${publicUrl}${sellingPaths.join}#token=${token}`,
        validMinutes: invitationMinutes,
      },
    },
  )
}
