import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { revokeRole } from '../roles/change-role.ts'
import { findGrantsOf } from '../roles/find-people.ts'
import { endTokensOf } from '../tokens/end-token-of.ts'
import { lockPeople, withdrawAll } from './invitation-queries.ts'
import { leadOf, type PlaceRole } from './people-place.ts'

type Holder = { breweryId: string | null; clientId: string; now: Date }
/** What ended with the roles: invitations that the person has sent and received, and tokens. */
type Ended = { withdrawn: number; received: number; ended: number }

/** Takes one role of a place away, and what ends with it. Needs a transaction. Throws as revokeRole does. */
export async function removeRole(
  transaction: Database,
  { role, actor, ...holder }: Holder & { role: PlaceRole; actor: Actor },
): Promise<Ended> {
  const { breweryId, clientId, now } = holder
  await lockPeople(transaction, breweryId)
  await revokeRole(transaction, { clientId, role, breweryId }, { actor, now })
  const left = (await findGrantsOf(transaction, breweryId)).filter((grant) => grant.clientId === clientId)
  return endWithRoles(transaction, { ...holder, taken: [role], isOut: left.length === 0 })
}

/**
 * Ends what goes with roles that were taken away: open invitations to the person, which would give roles back, invitations that
 * a lead has sent, and the tokens of a person who has no role left, so that a role given again revives neither. With nothing
 * taken away nothing ends.
 */
export async function endWithRoles(
  transaction: Database,
  { breweryId, clientId, now, taken, isOut }: Holder & { taken: readonly PlaceRole[]; isOut: boolean },
): Promise<Ended> {
  if (taken.length === 0) return { withdrawn: 0, received: 0, ended: 0 }
  const { emailKey } = await requireClientRow(transaction, clientId)
  const received = await withdrawAll(transaction, { breweryId, of: { emailKey }, now })
  const withdrawn = taken.includes(leadOf({ breweryId }))
    ? await withdrawAll(transaction, { breweryId, of: { invitedById: clientId }, now })
    : 0
  const ended =
    isOut && breweryId !== null
      ? await endTokensOf(transaction, { owner: { breweryId }, makerId: clientId, now })
      : 0
  return { withdrawn, received, ended }
}
