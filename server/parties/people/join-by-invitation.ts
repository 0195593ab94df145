import type { InvitationView, Joined } from '../../../shared/api/people-api.ts'
import { roleWords } from '../../../shared/accounts/role-words.ts'
import type { Caller } from '../../identity/accounts/accounts.ts'
import { confirmAddress } from '../../identity/accounts/confirm-email.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { joinSite, showSiteInvitation } from '../../identity/accounts/sites/join-site.ts'
import { hashOfToken } from '../../identity/accounts/sessions/refresh-token.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  invitationEnded,
  invitationOfOther,
  invitationUsed,
} from '../../platform/errors/invitation-errors.ts'
import { grantRole } from '../roles/change-role.ts'
import { findGrantsOf, hasLostRole } from '../roles/find-people.ts'
import { invitationByHash, lockInvitation, lockPeople, markUsed } from './invitation-queries.ts'
import { notifyLeads } from './notify-of-people.ts'
import { type PeoplePlace, placeOf, trailOf } from './people-place.ts'

type Row = NonNullable<Awaited<ReturnType<typeof invitationByHash>>>

/** What the page of a link shows, for anyone who has the link. Throws RequestError 404 for an unknown one. */
export async function showInvitation(
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<InvitationView> {
  const row = await invitationByHash(database, hashOfToken(token))
  const place = row && (await placeOf(database, row.breweryId))
  if (row === null) return showSiteInvitation(database, { token, now })
  if (place === null) throw notFound('The invitation')
  const state = stateOf(row, now)
  const isOpen = state === 'open'
  return {
    state,
    place: place.name,
    role: row.role,
    roleName: roleWords[row.role].name,
    may: roleWords[row.role].may,
    invitedBy: row.invitedBy,
    endsAt: row.endsAt.toISOString(),
    email: isOpen ? row.email : null,
    hasAccount: isOpen && (await findClientByEmail(database, row.email)) !== null,
  }
}

/**
 * Takes the role of an invitation for the client who is signed in, once; the link shows that mails to the address arrive. Throws
 * RequestError 404 for an unknown link, 403 `invitation_of_other`, 409 `invitation_used` and `invitation_ended` (ROLE-05).
 */
export async function joinByInvitation(
  transaction: Database,
  {
    token,
    clientId,
    sessionId,
    caller,
    publicUrl,
    now,
  }: { token: string; clientId: string; sessionId: string; caller: Caller; publicUrl: string; now: Date },
): Promise<Joined> {
  const tokenHash = hashOfToken(token)
  const seen = await invitationByHash(transaction, tokenHash)
  const place = seen && (await placeOf(transaction, seen.breweryId))
  if (seen === null) return joinSite(transaction, { token, clientId, sessionId, caller, publicUrl, now })
  if (place === null) throw notFound('The invitation')
  // The people first and the invitation afterwards, in the order in which taking a role away locks them.
  await lockPeople(transaction, seen.breweryId)
  const row = await lockInvitation(transaction, tokenHash)
  if (row === null) throw notFound('The invitation')
  requireOpen(row, place, now)
  const client = await requireClientRow(transaction, clientId)
  if (client.emailKey !== row.emailKey) throw invitationOfOther(row.email)
  // One to a former address is withdrawn with no role, since the place does not know that address.
  if (await hasLostRole(transaction, { clientId, breweryId: row.breweryId, since: row.madeAt }))
    throw invitationEnded(`${row.invitedBy} of ${place.name}`)
  await confirmAddress(transaction, { client, caller, now })
  const { breweryId, role, invitedBy } = row
  const held = await findGrantsOf(transaction, breweryId)
  if (!held.some((grant) => grant.clientId === clientId && grant.role === role))
    await grantRole(
      transaction,
      { clientId, role, breweryId },
      {
        actor: { clientId, name: client.name, role, by: 'link' },
        givenBy: invitedBy,
        verb: 'join',
        subject: trailOf(place),
        now,
      },
    )
  await markUsed(transaction, row.id, now)
  const sentence = `${client.name} has joined as ${roleWords[role].name.toLowerCase()}; ${invitedBy} had invited them.`
  await notifyLeads(transaction, { place, publicUrl, sentence, but: [clientId] })
  return { place: place.name, role, path: place.path }
}

function stateOf({ usedAt, withdrawnAt, endsAt }: Row, now: Date): InvitationView['state'] {
  if (usedAt !== null) return 'used'
  return withdrawnAt !== null || endsAt <= now ? 'ended' : 'open'
}

function requireOpen(row: Row, place: PeoplePlace, now: Date): void {
  const state = stateOf(row, now)
  if (state === 'used') throw invitationUsed()
  if (state === 'ended') throw invitationEnded(`${row.invitedBy} of ${place.name}`)
}
