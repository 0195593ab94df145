import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import type { NamedGroup } from '../../catalogue/groups/name-group.ts'
import { grantRole, revokeRole } from '../roles/change-role.ts'
import { findOrganisers } from '../roles/find-own-groups.ts'
import { endTokensOf } from '../tokens/end-token-of.ts'

type Change = { group: NamedGroup; clientId: string; actor: Actor; now: Date }

const grantOf = ({ group, clientId }: Change) =>
  ({ clientId, role: 'organiser', breweryId: null, groupId: group.id }) as const

/** A person runs a group's pallets from now on. Needs a transaction; throws RequestError 400 for one who does. */
export async function addOrganiser(transaction: Database, change: Change): Promise<ActionEffects> {
  const { group, clientId, actor, now } = change
  if ((await findOrganisers(transaction, group.id)).includes(clientId))
    throw badField('email', `${await nameOf(transaction, change)} organises ${group.name} already.`)
  await grantRole(transaction, grantOf(change), { actor, now, subject: { kind: 'group', id: group.id } })
  return { deadlines: [`${await nameOf(transaction, change)} organises ${group.name} from now on.`] }
}

/** And no longer: at once, with the person's tokens of the group. Needs a transaction; throws RequestError 404. */
export async function removeOrganiser(transaction: Database, change: Change): Promise<ActionEffects> {
  const { group, clientId, actor, now } = change
  await revokeRole(transaction, grantOf(change), { actor, now, subject: { kind: 'group', id: group.id } })
  const ended = await endTokensOf(transaction, { owner: { groupId: group.id }, makerId: clientId, now })
  return {
    deadlines: [
      `${await nameOf(transaction, change)} organises ${group.name} no longer.`,
      ...(ended === 0 ? [] : [`${ended === 1 ? 'A token' : `${ended} tokens`} of the group ends.`]),
    ],
  }
}

const nameOf = async (database: Database, { clientId }: Change) =>
  (await findPublicClients(database, [clientId])).get(clientId)?.name ?? formerClientName
