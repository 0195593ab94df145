import { roleWords } from '../../../shared/accounts/role-words.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { hashOfToken, newRefreshToken } from '../../identity/accounts/sessions/refresh-token.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasRoleAlready, tooManyInvitations } from '../../platform/errors/invitation-errors.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { findGrantsOf } from '../roles/find-people.ts'
import { countOpenInvitations, insertInvitation, lockPeople, withdrawAll } from './invitation-queries.ts'
import { notifyLeads } from './notify-of-people.ts'
import { type Inviting, leadOf, type PlaceRole, trailOf } from './people-place.ts'

/** How long an invitation is good (ROLE-05). */
const invitationMinutes = 7 * 24 * 60
const mostOpen = 50
/** Mails to addresses that no one has confirmed. */
const perPlace = { what: 'invitations by place', max: 100, seconds: 86_400 }

type InvitePersonInput = {
  email: string
  role: PlaceRole
  /** How long the link is good; a week unless it is printed where it was asked for. */
  validMinutes?: number
}

/**
 * Sends the link by which an address takes a role; a former link for the same role is withdrawn. Throws RequestError 400 for
 * what is not an address, 409 for a person who has the role and above fifty open invitations, 429 above a hundred a day.
 */
export async function invitePerson(
  transaction: Database,
  inviting: Inviting & InvitePersonInput,
): Promise<{ link: string; effects: ActionEffects }> {
  const { place, actor, now, role, sealer, publicUrl, validMinutes = invitationMinutes, ...given } = inviting
  const { breweryId } = place
  const { email, key: emailKey } = readEmailAddress(given.email)
  await lockPeople(transaction, breweryId)
  await countAgainstLimits(transaction, [{ limit: perPlace, who: breweryId ?? 'staff' }], now)
  const client = await findClientByEmail(transaction, email)
  const grants = await findGrantsOf(transaction, breweryId)
  if (client !== null && grants.some((grant) => grant.clientId === client.id && grant.role === role))
    throw hasRoleAlready(client.name)
  const replaced = await withdrawAll(transaction, { breweryId, of: { emailKey, role }, now })
  if ((await countOpenInvitations(transaction, breweryId, now)) >= mostOpen) throw tooManyInvitations()
  const token = newRefreshToken()
  await insertInvitation(transaction, {
    tokenHash: hashOfToken(token),
    breweryId,
    role,
    email,
    emailKey,
    invitedById: actor.clientId,
    invitedBy: actor.name,
    madeAt: now,
    endsAt: new Date(now.getTime() + validMinutes * 60_000),
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'invite',
    subject: trailOf(place),
    actingFor: place.name,
    after: { email, role },
  })
  const link = `${publicUrl}/sell/join#token=${token}`
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { email, name: client?.name ?? '' },
      template: 'invitation',
      data: {
        name: client?.name ?? '',
        inviter: actor.name,
        place: place.name,
        role: roleWords[role].name.toLowerCase(),
        may: roleWords[role].may,
        link,
        validMinutes,
      },
    },
  )
  const said = `${actor.name} has invited ${email} as ${roleWords[role].name.toLowerCase()}.`
  await notifyLeads(transaction, { ...inviting, sentence: said, but: [actor.clientId] })
  return {
    link,
    effects: {
      deadlines: [
        `Anyone who reads the mail at ${email} may: ${roleWords[role].may}. The link works once, for ${lastsText(validMinutes)}.`,
      ],
      warnings: [
        ...(replaced > 0 ? ['The link that was sent before stops working.'] : []),
        ...(role === leadOf(place) ? ['This role may also change people, and take yours away.'] : []),
      ],
    },
  }
}

const lastsText = (minutes: number): string =>
  minutes >= 2 * 1440 ? `${minutes / 1440} days` : `${minutes / 60} hours`
