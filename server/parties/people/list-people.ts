import { breweryRoles, staffRoles } from '../../../shared/accounts/roles.ts'
import type { Invitation, People, Person } from '../../../shared/api/people-api.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { findClientsWithFactor } from '../../identity/accounts/second-factor/own-factors.ts'
import type { Database } from '../../platform/database/database.ts'
import { findGrantsOf } from '../roles/find-people.ts'
import { openInvitations } from './invitation-queries.ts'
import type { PeoplePlace, PlaceRole } from './people-place.ts'

const allRoles: readonly PlaceRole[] = [...breweryRoles, ...staffRoles]

/** Who works at a place, in the order of joining, and who is invited. */
export async function listPeople(
  database: Database,
  { breweryId }: PeoplePlace,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<People> {
  const grants = await findGrantsOf(database, breweryId)
  const ids = [...new Set(grants.map(({ clientId }) => clientId))]
  const clients = await findPublicClients(database, ids)
  const withFactor = await findClientsWithFactor(database, ids)
  const people = ids.map((id): Person => {
    const client = clients.get(id)
    return {
      id,
      name: client?.name ?? formerClientName,
      email: client?.email ?? '',
      isYou: id === viewerId,
      hasSecondFactor: withFactor.has(id),
      roles: grants
        .filter(({ clientId }) => clientId === id)
        .map(({ role, from, givenBy }) => ({
          role: role as PlaceRole,
          since: from.toISOString(),
          givenBy,
        }))
        .toSorted((one, other) => allRoles.indexOf(one.role) - allRoles.indexOf(other.role)),
    }
  })
  const invitations = (await openInvitations(database, breweryId)).map((row) => invitationView(row, now))
  return { people, invitations }
}

type Row = Awaited<ReturnType<typeof openInvitations>>[number]

const invitationView = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy,
  madeAt: row.madeAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  hasEnded: row.endsAt <= now,
})
