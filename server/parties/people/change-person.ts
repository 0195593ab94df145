import { namesOfRoles } from '../../../shared/accounts/role-words.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { grantRole, revokeRole } from '../roles/change-role.ts'
import { findGrantsOf } from '../roles/find-people.ts'
import { lockPeople } from './invitation-queries.ts'
import { notifyLeads, notifyPerson } from './notify-of-people.ts'
import { type PeopleChange, type PlaceRole, trailOf } from './people-place.ts'
import { endWithRoles } from './remove-role.ts'

type Change = PeopleChange & {
  clientId: string
  /** All that the person has from now on; none takes the person out. */
  roles: readonly PlaceRole[]
}

/**
 * Gives a person of a place other roles, or none; what is taken away ends at once, with tokens and with open
 * invitations to and from the person. Throws
 * RequestError 404 for a person who has none there, 409 for the last owner or admin (ROLE-04).
 */
export async function changePerson(transaction: Database, change: Change): Promise<ActionEffects> {
  const { place, actor, now, clientId, roles } = change
  const { breweryId } = place
  await lockPeople(transaction, breweryId)
  const grants = await findGrantsOf(transaction, breweryId)
  const held = grants.filter((grant) => grant.clientId === clientId).map(({ role }) => role as PlaceRole)
  if (held.length === 0) throw notFound('The person')
  const by = { actor, now, subject: trailOf(place) }
  for (const role of roles.filter((each) => !held.includes(each)))
    await grantRole(transaction, { clientId, role, breweryId }, by)
  const taken = held.filter((each) => !roles.includes(each))
  for (const role of taken) await revokeRole(transaction, { clientId, role, breweryId }, by)
  if (taken.length === 0 && roles.length === held.length) return { warnings: ['Nothing changes.'] }
  const isOut = roles.length === 0
  const { withdrawn, received, ended } = await endWithRoles(transaction, {
    breweryId,
    clientId,
    now,
    taken,
    isOut,
  })
  const person = (await findPublicClients(transaction, [clientId])).get(clientId)
  const name = person?.name ?? formerClientName
  await notify(transaction, change, name)
  return {
    deadlines: [
      isOut
        ? `${name} sees nothing of ${place.name} from now on.`
        : `${name} is from now on: ${namesOfRoles(roles)}.`,
      ...(ended > 0 ? [`${ended === 1 ? 'A token' : `${ended} tokens`} of ${name} ends.`] : []),
      ...(received > 0 ? [`Open invitations to ${name} stop working.`] : []),
      ...(withdrawn > 0 ? [`Invitations that ${name} has sent stop working.`] : []),
    ],
  }
}

async function notify(transaction: Database, change: Change, name: string): Promise<void> {
  const { place, actor, clientId, roles } = change
  const isOut = roles.length === 0
  const isOwn = actor.clientId === clientId
  const now = namesOfRoles(roles)
  if (!isOwn)
    await notifyPerson(transaction, {
      ...change,
      leadsTo: isOut ? paths.account : place.path,
      sentence: isOut
        ? `${actor.name} has taken you out of ${place.name}.`
        : `${actor.name} has changed what you are at ${place.name}: ${now}.`,
    })
  const told = isOut ? `${name} no longer works there` : `${name} is now: ${now}`
  await notifyLeads(transaction, {
    ...change,
    sentence: `${told}. ${isOwn ? name : actor.name} has changed it.`,
    but: [actor.clientId, clientId],
  })
}
